import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, registered, type TestApp, valueOf } from '#testing/test-app.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp({ merchants: { beta: { profileIconCount: 30 } } })
})
afterAll(() => wire.close())

const member = async (username: string, merchant: 'alpha' | 'beta' = 'alpha') => {
  const { client } = await registered(wire, username, { merchant })
  return {
    choose: (profileIcon: number | null) => client.call('member.profileIcon', { profileIcon }),
    chosen: async () => valueOf(await client.call('member.info', {})).profileIcon,
  }
}

// Proves common-store-3.
test('a member chooses one of nine pictures, another one, and none again', async () => {
  const { choose, chosen } = await member('painter')
  expect(await chosen()).toBeNull()
  for (const number of [9, 1, null]) {
    expect(valueOf(await choose(number))).toEqual({})
    expect(await chosen()).toBe(number)
  }
})

// Proves common-store-3.
test('a picture that the merchant does not offer is refused, and the chosen one stays', async () => {
  const { choose, chosen } = await member('collector')
  await choose(3)
  for (const number of [10, 0, -1, 1.5, 100]) expect(await choose(number)).toMatchObject({ status: 400, errorCode: 'request.invalid' })
  expect(await chosen()).toBe(3)
})

test('a merchant may offer more', async () => {
  const { choose, chosen } = await member('collector', 'beta')
  expect(await choose(30)).toMatchObject({ success: true })
  expect(await choose(31)).toMatchObject({ errorCode: 'request.invalid' })
  expect(await chosen()).toBe(30)
})

test('a visitor has no picture', async () => {
  expect(await wire.client().call('member.profileIcon', { profileIcon: 1 })).toMatchObject({ status: 401 })
})

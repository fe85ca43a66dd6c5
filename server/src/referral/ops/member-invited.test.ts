import { afterAll, beforeAll, expect, test } from 'vitest'
import { testWallet } from '#money/testing/test-wallet.ts'
import { createConsoleStage, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { testMember, testRegistration } from '#testing/test-rows.ts'

let stage: ConsoleStage
let support: Awaited<ReturnType<ConsoleStage['staff']>>
/** One more than a page has. */
const FRIENDS = 21
const joined = (nth: number) => new Date(Date.UTC(2025, 2, nth))
beforeAll(async () => {
  stage = await createConsoleStage()
  support = await stage.staff('support', { at: 'alpha' })
  const { members, referrals } = stage.system.stores
  for (const id of ['root', 'patron']) await members.add(testMember(id), testRegistration)
  await referrals.add({ merchant: 'alpha', memberId: 'patron', inviterId: 'root', way: 'link', joinedAt: joined(1) })
  for (let nth = 1; nth <= FRIENDS; nth += 1) {
    const memberId = `friend-${nth}`
    await members.add(testMember(memberId), testRegistration)
    await referrals.add({ merchant: 'alpha', memberId, inviterId: 'patron', way: 'host', joinedAt: joined(nth + 1) })
  }
  await testWallet(stage.system, `friend-${FRIENDS}`).deposit('of-a-friend', 12_000)
})
afterAll(() => stage.close())

test('staff see who invited a member, and page by page whom the member invited, with what these deposited', async () => {
  const { by, totals, friends, next = '' } = opValue(await support.call('members.invited', { id: 'patron' }))
  expect(by).toMatchObject({ id: 'root', way: 'link', joinedAt: joined(1).toISOString() })
  expect(totals).toMatchObject({ friends: FRIENDS, depositors: 1 })
  expect(friends.map(({ id }) => id)).toEqual(Array.from({ length: FRIENDS - 1 }, (_, at) => `friend-${FRIENDS - at}`))
  expect(friends.slice(0, 2)).toMatchObject([
    { way: 'host', joinedAt: joined(FRIENDS + 1).toISOString(), depositCount: 1, deposited: 12_000 },
    { depositCount: 0, deposited: 0 },
  ])
  const last = opValue(await support.call('members.invited', { id: 'patron', after: next }))
  expect(last.friends.map(({ id }) => id)).toEqual(['friend-1'])
  expect(last.next).toBeUndefined()
})

test('whoever came alone has nobody above, and a member of another merchant is unknown', async () => {
  expect(opValue(await support.call('members.invited', { id: 'root' }))).toMatchObject({ by: null, friends: [{ id: 'patron' }] })
  const elsewhere = await stage.staff('support', { at: 'beta' })
  expect(await elsewhere.call('members.invited', { id: 'patron' }, 'beta')).toMatchObject({ code: 'member.unknown' })
})

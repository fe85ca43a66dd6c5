import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, registration, valueOf, type TestApp } from '#testing/test-app.ts'

const promotions = { APP_DOWNLOAD: { enabled: true, count: 2 }, REFERRAL: { enabled: true, count: 1 } }
const off = { enabled: false, count: 0 }

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp({ merchants: { alpha: { promotions }, beta: { promotions, flags: { REWCEN3: false } } } })
})
afterAll(() => wire.close())

// Proves install-15, requests-33.
test('promotions are on as the merchant configures, and all off without the reward centre (spec 2 §3, Available promotions)', async () => {
  expect(valueOf(await wire.client('alpha').call('promotions.availablePromotions', {}))).toEqual(promotions)
  expect(valueOf(await wire.client('beta').call('promotions.availablePromotions', {}))).toEqual({ APP_DOWNLOAD: off, REFERRAL: off })
})

// Proves money-20.
test('a member who takes a break has none, other members and visitors do', async () => {
  const register = async (username: string) => {
    const client = wire.client('alpha')
    client.token = valueOf(await client.call('member.register', registration(username))).token
    return client
  }
  const askedBy = async (client: ReturnType<TestApp['client']>) => valueOf(await client.call('promotions.availablePromotions', {}))
  const resting = await register('resting')
  expect(await askedBy(resting)).toEqual(promotions)
  valueOf(await resting.call('safePlay.takeBreak', { hours: 24 }))
  expect(await askedBy(resting)).toEqual({ APP_DOWNLOAD: off, REFERRAL: off })
  expect(await askedBy(await register('playing'))).toEqual(promotions)
  expect(await askedBy(wire.client('alpha'))).toEqual(promotions)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'

const promotions = { APP_DOWNLOAD: { enabled: true, count: 2 } }

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp({ merchants: { alpha: { promotions }, beta: { promotions, flags: { REWCEN3: false } } } })
})
afterAll(() => wire.close())

test('promotions are on as the merchant configures, and all off without the reward centre (spec 2 §3, Available promotions)', async () => {
  const off = { enabled: false, count: 0 }
  expect(valueOf(await wire.client('alpha').call('promotions.availablePromotions', {}))).toEqual({ ...promotions, REFERRAL: off })
  expect(valueOf(await wire.client('beta').call('promotions.availablePromotions', {}))).toEqual({ APP_DOWNLOAD: off, REFERRAL: off })
})

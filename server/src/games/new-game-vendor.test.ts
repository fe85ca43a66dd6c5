import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

// Proves games-and-lottery-1, requests-35.
test('vendor lanes come from the merchant', async () => {
  const lanes = async (merchant: 'alpha' | 'beta') =>
    valueOf(await wire.client(merchant).call('games.newGameVendor', { platform: 'html5' })).data.lanes
  expect((await lanes('alpha')).flatMap(({ cards }) => cards.map(card => card.accountTypeName))).toEqual(['ALPHA_LOTTO'])
  expect((await lanes('beta')).flatMap(({ cards }) => cards.map(card => card.accountTypeName))).toEqual(['BETA_LOTTO'])
})

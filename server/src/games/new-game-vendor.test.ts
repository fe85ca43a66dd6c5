import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '#kernel/caller.ts'
import { testContent, testMerchant } from '#testing/pages/fixtures.ts'
import { createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'
import { newGameVendor } from './new-game-vendor.ts'

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

test('titles and names come in the caller’s language, and pictures by their address', async () => {
  const cards = [{ accountTypeName: 'LANTERN', displayName: 'game_lanterns', image: 'one.svg' }]
  const vendors = [{ title: 'lane_slots', gameCategory: 'RNG', cards, gameClassify: { vendors: ['LANTERN'] }, gameCount: 1 }]
  const merchant = testMerchant('alpha', { content: testContent({ vendors }), assets: { 'one.svg': '/m/merchant/alpha/one.0a1b2c3d.svg' } })
  const laneIn = async (language: 'EN' | 'ES') => (await newGameVendor({}, { merchant, language } as Caller)).data.lanes[0]
  expect(await laneIn('EN')).toMatchObject({
    title: 'Slots',
    cards: [{ displayName: 'Lantern Night', image: '/m/merchant/alpha/one.0a1b2c3d.svg' }],
  })
  expect((await laneIn('ES'))?.cards[0]?.displayName).not.toMatch(/game_|Lantern Night/)
})

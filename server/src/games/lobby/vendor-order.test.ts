import { expect, test } from 'vitest'
import { testMerchant } from '#testing/pages/fixtures.ts'
import { arrangeLanes, vendorOf, vendorOrder } from './vendor-order.ts'

const { file } = testMerchant('lumina')

// Proves constants-25, constants-29.
test('vendors are numbered in steps of 100 by category, with lottery variants after their base (spec 2 §9)', () => {
  expect(['LOTT', 'TCG_SEA', 'TCG_LOTTO_VN'].map(vendor => vendorOrder(0, vendor))).toEqual([100, 101, 105])
  expect(vendorOrder(2, 'STARLIGHT')).toBe(300)
})

// Proves games-and-lottery-8.
test('RNG and PVP are one vendor, TCG (spec 2 §5)', () => {
  expect(['RNG', 'PVP', 'LOTT'].map(code => vendorOf(code, file))).toEqual(['TCG', 'TCG', 'LOTT'])
})

// Proves games-and-lottery-8.
test('the alias applies only to the merchant’s own vendor and currency (spec 2 §5)', () => {
  const vendorAlias = { vendor: 'BETS', currency: 'PHP' }
  expect(vendorOf('BETS', { ...file, vendorAlias })).toBe('123BET')
  expect(vendorOf('OTHER', { ...file, vendorAlias })).toBe('OTHER')
  expect(vendorOf('BETS', { ...file, vendorAlias: { ...vendorAlias, currency: 'THB' } })).toBe('BETS')
  expect(vendorOf('BETS', file)).toBe('BETS')
})

// Proves games-and-lottery-1.
test('a lane is sorted; vendors with the same number stay in the written order', () => {
  const card = (accountTypeName: string) => ({ accountTypeName, displayName: accountTypeName })
  const lane = { title: 'lane_lottery', gameCategory: 'ELOTT', gameCount: 4 }
  const codes = ['TCG_LOTTO_VN', 'B', 'TCG_SEA', 'A', 'LOTT']
  const [arranged] = arrangeLanes([{ ...lane, cards: codes.map(card), gameClassify: { vendors: ['TCG_SEA', 'RNG', 'PVP'] } }], {}, file)
  expect(arranged?.cards.map(({ accountTypeName }) => accountTypeName)).toEqual(['B', 'A', 'LOTT', 'TCG_SEA', 'TCG_LOTTO_VN'])
  expect(arranged?.gameClassify.vendors).toEqual(['TCG', 'TCG_SEA'])
})

// Proves games-and-lottery-8.
test('cards of RNG and PVP are one card of TCG, and a vendor with an alias is called by it; players see names, never codes (spec 2 §5, Vendor grouping)', () => {
  const card = (accountTypeName: string) => ({ accountTypeName, displayName: `name of ${accountTypeName}`, image: `${accountTypeName}.svg` })
  const lane = { title: 'lane_slots', gameCategory: 'RNG', gameCount: 4, gameClassify: { vendors: [] } }
  const cardsOf = (names: Readonly<Record<string, string>>) =>
    arrangeLanes([{ ...lane, cards: ['RNG', 'BETS', 'PVP', 'STARLIGHT'].map(card) }], names, {
      ...file,
      vendorAlias: { vendor: 'BETS', currency: file.country.currency },
    })[0]?.cards
  expect(cardsOf({ TCG: 'Club' })).toEqual([
    { accountTypeName: 'TCG', displayName: 'Club', image: 'RNG.svg' },
    { accountTypeName: '123BET', displayName: 'name of BETS', image: 'BETS.svg' },
    card('STARLIGHT'),
  ])
  expect(cardsOf({})?.[0]).toEqual({ accountTypeName: 'TCG', displayName: 'name of RNG', image: 'RNG.svg' })
})

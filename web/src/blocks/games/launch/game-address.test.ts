import type { GameChoice } from '@foyer/contract/content/linkage/destination'
import { gameAddress } from '@foyer/contract/content/linkage/game-address'
import { expect, test } from 'vitest'
import { ownPathOf } from '#navigation/back-url.ts'
import { lotteryPage } from './game-address.ts'
import { gameIn, withoutGame } from './game-in-address.ts'
import { signInFor } from './ways-in.ts'

const card: GameChoice = { linkageType: 'G', vendor: 'LUCKY6' }
const table: GameChoice = { linkageType: 'G', vendor: 'SALON', linkage: 'baccarat', nodeId: '12', roomId: 'vip', gameType: 'LIVE' }
const lottery: GameChoice = { linkageType: 'P', vendor: 'TCG_LOTTO_VN', nodeId: '7' }

// Proves banners-and-shortcuts-5, product-and-roles-16.
test('a visitor who tapped a card signs in and comes back to home with the card in the address', () => {
  const address = new URL(
    signInFor(card, { paths: { home: '/m/home' }, beforeLoginGoRegister: false, register: { enabled: true } }),
    'https://a.test',
  )
  expect(address.pathname).toBe('/m/login')
  const back = ownPathOf(address.searchParams.get('backUrl'), 'https://a.test')
  expect(back).toBe('/m/home?card=LUCKY6')
  expect(gameIn('?card=LUCKY6')).toEqual(card)
  expect(gameIn('')).toBeUndefined()
})

// Proves banners-and-shortcuts-5.
test('with beforeLoginGoRegister the visitor registers first, and comes back to the same game', () => {
  const address = new URL(
    signInFor(table, { paths: { home: '/m/lobby' }, beforeLoginGoRegister: true, register: { enabled: true } }),
    'https://a.test',
  )
  expect(address.pathname).toBe('/m/register')
  const back = new URL(address.searchParams.get('backUrl') ?? '', 'https://a.test')
  expect(back.pathname).toBe('/m/lobby')
  expect(gameIn(back.search)).toEqual(table)
})

// Proves banners-and-shortcuts-5.
test('where registration is closed, beforeLoginGoRegister changes nothing', () => {
  expect(signInFor(lottery, { paths: { home: '/m/home' }, beforeLoginGoRegister: true, register: { enabled: false } })).toMatch(/^\/m\/login\?/)
})

test.each([card, table, lottery])('the address of %j is read as the same', game => {
  expect(gameIn(new URL(gameAddress(game, '/m/home'), 'https://a.test').search)).toEqual(game)
})

// Proves banners-and-shortcuts-5.
test('what is not a code is dropped, because anybody may write an address', () => {
  expect(gameIn('?card=%3Cscript%3E')).toBeUndefined()
  expect(gameIn(`?card=SALON&nodeId=1%202&roomId=${'x'.repeat(65)}`)).toEqual({ linkageType: 'G', vendor: 'SALON' })
})

// Proves games-and-lottery-3.
test('a lottery opens its page, and that leads back; a game, and a lottery that is none of our own, have none', () => {
  expect(lotteryPage({ linkageType: 'P', vendor: 'LOTT' }, '/m/home')).toBe('/m/lottery?vendor=LOTT&backUrl=%2Fm%2Fhome')
  expect(lotteryPage({ linkageType: 'P', vendor: 'TCG_SEA', nodeId: 'bingo' }, '/m/home')).toBe(
    '/m/lottery?vendor=TCG_SEA&code=bingo&backUrl=%2Fm%2Fhome',
  )
  expect(lotteryPage({ linkageType: 'P', vendor: 'OTHER' }, '/m/home')).toBeUndefined()
  expect(lotteryPage({ linkageType: 'G', vendor: 'LOTT' }, '/m/home')).toBeUndefined()
})

test('the address is as it was once the game is open', () => {
  expect(withoutGame('/m/home', '?card=LUCKY6')).toBe('/m/home')
  expect(withoutGame('/m/home', '?r=7&card=LUCKY6&linkageType=P&nodeId=7')).toBe('/m/home?r=7')
})

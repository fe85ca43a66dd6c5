import type { GameListed } from '@foyer/contract/games/game-match'
import type { PageContents } from '@foyer/contract/merchant/content'
import { expect, test } from 'vitest'
import { gamesOn, shelfIn, vendorIn } from './shelves.ts'

const lane = (gameCategory: string) => ({ gameCategory, title: gameCategory, cards: [], gameClassify: { vendors: [] }, gameCount: 1 })
const lanes: PageContents['vendors'] = [lane('ELOTT'), lane('RNG'), lane('INSTANT')]
const game = (code: string, category: string, vendor = 'LANTERN'): GameListed => ({ code, category, vendor, name: code, image: '', trial: true })
const games = [game('mines', 'INSTANT'), game('slots', 'RNG'), game('wheel', 'RNG', 'CAROUSEL')]
const codes = (...asked: Parameters<typeof gamesOn>) => gamesOn(...asked).map(({ code }) => code)

test('all games stand in the order of the lanes', () => {
  expect(codes('all', games, lanes)).toEqual(['slots', 'wheel', 'mines'])
  expect(codes('lane:INSTANT', games, lanes)).toEqual(['mines'])
})

test('the member’s own games are in the member’s order, and only those that can be played', () => {
  const mine = { favorites: ['wheel', 'gone', 'mines'], recent: ['slots'] }
  expect(codes('favorites', games, lanes, mine)).toEqual(['wheel', 'mines'])
  expect(codes('recent', games, lanes, mine)).toEqual(['slots'])
  expect(codes('recent', games, lanes)).toEqual([])
})

test('an address names a category or a vendor that there is; any other is ignored', () => {
  expect(shelfIn('?category=RNG', lanes)).toBe('lane:RNG')
  expect(shelfIn('?category=favorites', lanes)).toBe('all')
  expect(shelfIn('', lanes)).toBe('all')
  expect(vendorIn('?vendor=CAROUSEL', games)).toBe('CAROUSEL')
  expect(vendorIn('?vendor=NOBODY', games)).toBeUndefined()
})

import type { GameListed } from '@foyer/contract/games/game-match'
import type { PageContents } from '@foyer/contract/merchant/content'
import { expect, test } from 'vitest'
import { gamesOn, shelfAddress, shelfIn, shelvesOf } from './shelves.ts'

const lane = (gameCategory: string) => ({ gameCategory, title: gameCategory, cards: [], gameClassify: { vendors: [] }, gameCount: 1 })
const lanes: PageContents['vendors'] = [lane('ELOTT'), lane('RNG'), lane('INSTANT')]
const game = (code: string, category: string, vendor = 'LANTERN'): GameListed => ({ code, category, vendor, name: code, image: '', trial: true })
const games = [game('mines', 'INSTANT'), game('slots', 'RNG'), game('wheel', 'RNG', 'CAROUSEL')]
const mine = { favorites: ['wheel', 'gone', 'mines'], recent: ['slots'] }
const codes = (...input: Parameters<typeof gamesOn>) => gamesOn(...input).map(({ code }) => code)

// Proves games-and-lottery-5.
test('all games stand in the order of the lanes', () => {
  expect(codes('all', games, lanes)).toEqual(['slots', 'wheel', 'mines'])
  expect(codes('lane:INSTANT', games, lanes)).toEqual(['mines'])
})

// Proves games-and-lottery-5.
test('the member’s own games are in the member’s order, and only those that can be played', () => {
  expect(codes('favorites', games, lanes, mine)).toEqual(['wheel', 'mines'])
  expect(codes('recent', games, lanes, mine)).toEqual(['slots'])
  expect(codes('recent', games, lanes)).toEqual([])
})

// Proves games-and-lottery-5.
test('there is no shelf without games, except a member’s favourites', () => {
  expect(shelvesOf(games, lanes)).toEqual(['all', 'lane:RNG', 'lane:INSTANT'])
  expect(shelvesOf(games, lanes, mine)).toEqual(['all', 'favorites', 'recent', 'lane:RNG', 'lane:INSTANT'])
  expect(shelvesOf(games, lanes, { favorites: [], recent: ['gone'] })).toEqual(['all', 'favorites', 'lane:RNG', 'lane:INSTANT'])
})

// Proves games-and-lottery-5.
test('an address names a shelf that there is; any other is ignored', () => {
  const shelves = shelvesOf(games, lanes, mine)
  expect(shelfIn('?category=RNG', shelves)).toBe('lane:RNG')
  expect(shelfIn('?category=favorites', shelves)).toBe('all')
  expect(shelfIn('?category=ELOTT', shelves)).toBe('all')
  expect(shelfIn('?mine=favorites', shelves)).toBe('favorites')
  expect(shelfIn('?mine=favorites', shelvesOf(games, lanes))).toBe('all')
  expect(shelfIn('', shelves)).toBe('all')
})

// Proves games-and-lottery-5.
test.each(shelvesOf(games, lanes, mine))('the address of the shelf %s opens it', shelf => {
  expect(shelfIn(new URL(shelfAddress(shelf), 'https://a.test').search, shelvesOf(games, lanes, mine))).toBe(shelf)
})

import type { GameListed } from '@foyer/contract/games/game-match'
import { expect, test } from 'vitest'
import { gamesToGoOn } from './member-games-rules.ts'

const game = (code: string, badge?: 'hot'): GameListed => ({
  code,
  category: 'RNG',
  vendor: 'V',
  name: code,
  image: '',
  trial: true,
  ...(badge && { badge }),
})
const games = 'abcdefgh'
  .split('')
  .map(code => game(code))
  .concat(game('hot', 'hot'))
const codes = (recent: readonly string[], favorites: readonly string[]) => gamesToGoOn(games, { recent, favorites }).games.map(({ code }) => code)

// Proves games-and-lottery-4.
test('a member goes on with the last six games, then with favourites, each once', () => {
  expect(codes('gfedcba'.split(''), ['h', 'f'])).toEqual('gfedcbh'.split(''))
  expect(codes([], ['c', 'gone'])).toEqual(['c'])
})

// Proves games-and-lottery-4.
test('whoever has played none sees six to try, those with a mark first', () => {
  expect(gamesToGoOn(games, { recent: [], favorites: [] }).own).toBe(false)
  expect(codes([], [])).toEqual(['hot', 'a', 'b', 'c', 'd', 'e'])
})

import type { GameListed } from '@foyer/contract/games/game-match'
import { expect, test } from 'vitest'
import { gamesFor } from './use-games.ts'

const game = (code: string, vendor: string): GameListed => ({ code, vendor, category: 'RNG', name: code, image: '', trial: true })
const games = [game('dice', 'SALON'), game('keno', 'SALON'), game('mines', 'QUARRY')]
const codes = (code: string, vendor?: string) => gamesFor(games, { code, ...(vendor !== undefined && { vendor }) }).map(found => found.code)

test('a code means one game, a vendor alone all of its games', () => {
  expect(codes('keno')).toEqual(['keno'])
  expect(codes('lobby', 'SALON')).toEqual(['dice', 'keno'])
  expect(codes('lobby', 'QUARRY')).toEqual(['mines'])
  expect(codes('lobby')).toEqual([])
  expect(codes('gone', 'SALON')).toEqual([])
})

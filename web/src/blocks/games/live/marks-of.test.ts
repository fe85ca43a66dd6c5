import type { CallAnswers } from '@foyer/contract'
import { expect, test } from 'vitest'
import { marksOf } from './marks-of.ts'

const say = {
  playing: (players: number) => `${players} playing`,
  jackpot: (sum: number) => `₱${sum}`,
}
const jackpot = (code: string, sum: number): CallAnswers['games.live']['jackpots'][number] => ({
  code,
  vendor: 'LOTT',
  name: code,
  image: null,
  sum,
  closesAt: '2026-01-01T00:00:00.000Z',
})

// Proves games-and-lottery-39, games-and-lottery-40.
test('a card says how many play, or the largest jackpot behind it', () => {
  const playing = { games: [{ code: 'dice', players: 4 }], vendors: [{ vendor: 'SALON', players: 6 }] }
  expect(marksOf({ playing, jackpots: [jackpot('mega', 900), jackpot('small', 20)] }, say)).toEqual({
    'card-dice': say.playing(4),
    'card-SALON': say.playing(6),
    'card-mega': say.jackpot(900),
    'card-small': say.jackpot(20),
    'card-LOTT': say.jackpot(900),
  })
})

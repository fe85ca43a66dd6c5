import { describe, expect, test } from 'vitest'
import { LINES, REELS } from './reels.ts'
import { rules } from './rules.ts'

/** A draw that gives these stops, then zeros. */
const stopping = (...stops: readonly number[]) => {
  const left = [...stops]
  return { below: () => left.shift() ?? 0, float: () => 0 }
}
/** The stop of each reel at which the letter stands in the middle row. */
const middle = (letters: string) => [...letters].map((letter, reel) => (REELS[reel]!.indexOf(letter) + 31) % 32)
const played = (...stops: readonly number[]) => rules.begin(1_000, {}, stopping(...stops))

describe('slots of lanterns', () => {
  test('reels have 32 stops, one moon each, and lanterns on the three in the middle alone', () => {
    expect(REELS.map(reel => reel.length)).toEqual([32, 32, 32, 32, 32])
    expect(REELS.map(reel => [...reel].filter(letter => letter === 'S').length)).toEqual([1, 1, 1, 1, 1])
    expect(REELS.map(reel => [...reel].filter(letter => letter === 'W').length)).toEqual([0, 3, 3, 3, 0])
    expect(new Set(LINES.map(String)).size).toBe(10)
  })

  test('five koi on a line pay a hundred times the stake', () => {
    const { state, payout } = played(...middle('KKKKK'))
    expect(state.spins).toHaveLength(1)
    expect(state.spins[0]?.lines).toContainEqual({ line: 0, count: 5, tenths: 1_000 })
    expect(payout).toBe(state.tenths * 100)
    expect(payout).toBeGreaterThanOrEqual(100_000)
  })

  test('a lantern stands for any picture but the moon', () => {
    expect(played(...middle('KWWWK')).state.spins[0]?.lines).toContainEqual({ line: 0, count: 5, tenths: 1_000 })
    expect(played(...middle('PWPCC')).state.spins[0]?.lines).toContainEqual({ line: 0, count: 3, tenths: 6 })
    expect(played(...middle('SWWWK')).state.spins[0]?.lines.filter(({ line }) => line === 0)).toEqual([])
  })

  test('three moons pay twice the stake and give eight free spins that count twice', () => {
    const { state } = played(...middle('SSSCC'))
    expect(state.spins).toHaveLength(9)
    expect(state.spins[0]?.moons).toBe(3)
    const free = rules.begin(1_000, {}, stopping(...middle('SSSCC'), ...middle('KKKKK'))).state.spins[1]
    expect(free?.tenths).toBe(2 * free!.lines.reduce((sum, { tenths }) => sum + tenths, 0))
    expect(free?.tenths).toBeGreaterThanOrEqual(2_000)
  })

  test('states its return as all stops of all reels give it', () => {
    // A line sees each picture of a reel as often as the reel has it. Ten lines of a tenth of the stake return what one does.
    const shares = REELS.map(reel => [...new Set(reel)].map(letter => ({ letter, share: [...reel].filter(one => one === letter).length / 32 })))
    const pays: Readonly<Record<string, readonly number[]>> = {
      K: [5, 22, 100],
      F: [3, 10, 50],
      L: [2, 7.5, 30],
      T: [1.5, 5, 20],
      J: [0.8, 2.5, 10],
      C: [0.8, 2.5, 10],
      N: [0.6, 1.8, 7.5],
      P: [0.6, 1.8, 7.5],
    }
    let ofLines = 0
    for (const first of shares[0]!)
      for (const count of [3, 4, 5]) {
        if (first.letter === 'S') continue
        const follows = [1, 2, 3, 4].map(reel =>
          shares[reel]!.filter(({ letter }) => letter === first.letter || letter === 'W').reduce((sum, { share }) => sum + share, 0),
        )
        const chance =
          follows.slice(0, count - 1).reduce((product, share) => product * share, first.share) * (count === 5 ? 1 : 1 - follows[count - 1]!)
        ofLines += chance * pays[first.letter]![count - 3]! * 10
      }
    const moon = 3 / 32
    const exactly = (count: number) => [1, 5, 10, 10, 5, 1][count]! * moon ** count * (1 - moon) ** (5 - count)
    const ofMoons = 2 * exactly(3) + 10 * exactly(4) + 100 * exactly(5)
    const free = 8 * 2 * (exactly(3) + exactly(4) + exactly(5))
    expect((ofLines + ofMoons) * (1 + free)).toBeCloseTo(rules.returnToPlayer, 6)
  })
})

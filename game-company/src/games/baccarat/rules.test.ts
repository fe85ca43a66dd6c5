import { Check } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { createDraw } from '#fairness/draw.ts'
import { deal, RETURNS, rules, SIDES, totalOf, type Side } from './rules.ts'

/** A card that counts so much; 0 is a ten. */
const worth = (value: number): number => (value === 0 ? 9 : value - 1)
const dealt = (...values: readonly number[]) => deal(values.map(worth))
/** Which of the two took a third card. */
const thirds = (...values: readonly number[]) => [dealt(...values).player.length === 3, dealt(...values).banker.length === 3]

describe('baccarat', () => {
  test('aces count 1, tens and court cards 0, and only the last digit counts', () => {
    expect([totalOf([0, 8]), totalOf([9, 10]), totalOf([11, 12]), totalOf([8, 7]), totalOf([6, 5, 4])]).toEqual([0, 0, 0, 7, 8])
    // The suit changes nothing: the ace of clubs and the nine of hearts.
    expect(totalOf([39, 21])).toBe(0)
  })

  test('an eight or nine of either ends the deal', () => {
    // Player, banker, player, banker.
    expect(thirds(4, 2, 4, 0, 5, 5)).toEqual([false, false])
    expect(thirds(2, 4, 0, 5, 5, 5)).toEqual([false, false])
  })

  test('the player draws on 0 to 5 and stands on 6 and 7', () => {
    for (let total = 0; total <= 7; total += 1) expect(thirds(total, 7, 0, 0, 1, 1)[0]).toBe(total <= 5)
  })

  test('the banker draws on 0 to 5 after a player who stood', () => {
    for (let total = 0; total <= 7; total += 1) expect(thirds(6, total, 0, 0, 1, 1)).toEqual([false, total <= 5])
  })

  test("the banker draws by the standard table after the player's third card", () => {
    // For each total of the banker, the third cards on which the banker draws.
    const table = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', '']
    const found = table.map((_, total) => Array.from({ length: 10 }, (__, third) => third).filter(third => thirds(0, total, 0, 0, third, 1)[1]))
    expect(found.map(ones => ones.join(''))).toEqual(table)
  })

  test('pays 1 to 1, 0.95 to 1 and 9 to 1, and gives the stake back on a tie', () => {
    // A draw that leaves the shoe's order as it is would deal spades from the ace on, so the six cards are put in place by hand.
    const played = (side: Side, six: readonly number[]) => {
      let at = 0
      // Swaps each card into its place: none of the wanted ones lies in the first six places.
      return rules.begin(100, { side }, { below: () => (six[at] as number) - at++, float: () => 0 }).payout
    }
    const [player, banker, tie] = [
      [60 + 8, 61, 74, 75, 62, 63],
      [61, 60 + 8, 75, 74, 62, 63],
      [68, 81, 74, 75, 62, 63],
    ] as const
    expect(SIDES.map(side => played(side, banker))).toEqual([0, 195, 0])
    expect(SIDES.map(side => played(side, player))).toEqual([200, 0, 0])
    expect(SIDES.map(side => played(side, tie))).toEqual([100, 100, 1_000])
  })

  test('returns 98.76 %, 98.94 % and 95.16 %, counted over all orders of eight decks', () => {
    const left = Array.from({ length: 10 }, (_, value): number => (value === 0 ? 128 : 32))
    const chances: Record<Side, number> = { player: 0, banker: 0, tie: 0 }
    const values: number[] = []
    const count = (chance: number): void => {
      if (values.length === 6) {
        chances[dealt(...values).winner] += chance
        return
      }
      for (let value = 0; value < 10; value += 1) {
        const next = (chance * (left[value] as number)) / (416 - values.length)
        left[value] = (left[value] as number) - 1
        values.push(value)
        count(next)
        values.pop()
        left[value] = (left[value] as number) + 1
      }
    }
    count(1)
    const returned = { player: chances.player * 2 + chances.tie, banker: chances.banker * 1.95 + chances.tie, tie: chances.tie * 10 }
    expect(chances.player).toBeCloseTo(0.446_247, 6)
    expect(chances.banker).toBeCloseTo(0.458_597, 6)
    expect(chances.tie).toBeCloseTo(0.095_156, 6)
    for (const side of SIDES) expect(RETURNS[side]).toBeCloseTo(returned[side], 5)
    expect(rules.returnToPlayer).toBeCloseTo(0.989_421, 6)
  }, 30_000)

  test('the three come as often as counted, over 5,000 rounds', () => {
    const seen: Record<Side, number> = { player: 0, banker: 0, tie: 0 }
    for (let nonce = 0; nonce < 5_000; nonce += 1)
      seen[rules.begin(1, { side: 'tie' }, createDraw({ serverSeed: '7'.repeat(64), clientSeed: 'c', nonce })).state.winner] += 1
    const expected = { player: 0.446_247, banker: 0.458_597, tie: 0.095_156 }
    const square = SIDES.reduce((sum, side) => sum + (seen[side] - expected[side] * 5_000) ** 2 / (expected[side] * 5_000), 0)
    // Chi-square with two degrees of freedom: beyond 18.4 in 1 of 10,000.
    expect(square).toBeLessThan(18.4)
  })

  test('takes one of the three sides, and nothing else', () => {
    expect(SIDES.map(side => Check(rules.choice, { side }))).toEqual([true, true, true])
    expect([{ side: 'pair' }, {}, null, { side: 'tie', more: 1 }].map(choice => Check(rules.choice, choice))).toEqual([false, false, false, false])
  })
})

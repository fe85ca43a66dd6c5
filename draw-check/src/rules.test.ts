import { describe, expect, test } from 'vitest'
import { digitRules, fixedRules } from '#testing/sample.ts'
import { drawSize, resultsOf, winsOf } from './rules.ts'

const won = (rules: typeof fixedRules, results: ReturnType<typeof resultsOf>, numbers: readonly string[], play: string | null = null) =>
  winsOf(rules, results, { play, numbers }).map(({ tier, times }) => [tier.tier, times])

describe('numbers that are picked', () => {
  const results = resultsOf(fixedRules, [6, 0, 8])

  test('are drawn with the bonus number from those that are left', () => {
    expect(drawSize(fixedRules)).toEqual({ count: 3, of: 9 })
    expect(results).toEqual([
      { group: 'main', numbers: ['07', '01'] },
      { group: 'bonus', numbers: ['09'] },
    ])
  })

  test.each([
    [['01', '07'], [['match-2', 1]]],
    [['07', '09'], [['match-1-bonus', 1]]],
    [['01', '02'], [['match-1', 1]]],
    [['02', '09'], []],
  ])('%j wins the first prize that it meets: %j', (numbers, prizes) => {
    expect(won(fixedRules, results, numbers)).toEqual(prizes)
  })
})

describe('digits', () => {
  const results = resultsOf(digitRules, [42, 142, 7])

  test('keep their leading zeros', () => {
    expect(drawSize(digitRules)).toEqual({ count: 3, of: 1000 })
    expect(results).toEqual([
      { group: 'special', numbers: ['042'] },
      { group: 'first', numbers: ['142', '007'] },
    ])
  })

  test.each([
    ['exact', '042', [['exact-special', 1]]],
    ['exact', '142', []],
    [
      'any_two',
      '42',
      [
        ['any_two-special', 1],
        ['any_two-first', 1],
      ],
    ],
    ['any_two', '07', [['any_two-first', 1]]],
    ['any_two', '70', []],
  ])('%s %s wins for each drawn number that ends with it: %j', (play, number, prizes) => {
    expect(won(digitRules, results, [number], play)).toEqual(prizes)
  })
})

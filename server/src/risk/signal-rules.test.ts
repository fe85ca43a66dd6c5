import { expect, test } from 'vitest'
import { MOST_SHARED, placesOf, sharedSignals } from './signal-rules.ts'
import { deviationsOf, winsSignal } from './wins-signal.ts'

test('of IPv4 the address is the line and the /24 its block; of IPv6 the /64 and the /48, and the address is one more place', () => {
  expect(placesOf('203.0.113.9')).toEqual([
    { kind: 'line', value: '203.0.113.9/32' },
    { kind: 'block', value: '203.0.113.0/24' },
  ])
  expect(placesOf('2001:db8:1:2::9')).toEqual([
    { kind: 'line', value: '2001:db8:1:2::/64' },
    { kind: 'block', value: '2001:db8:1::/48' },
    { kind: 'address', value: '2001:db8:1:2::9/128' },
  ])
  expect(placesOf('')).toEqual([])
})

// Proves staff-38.
test('more members behind one line than a café has say nothing of one another; a device always does', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `m${at}`)
  expect(sharedSignals('line', 'x', ids(1))).toEqual([])
  expect(sharedSignals('line', 'x', ids(MOST_SHARED))).toHaveLength(MOST_SHARED)
  expect(sharedSignals('line', 'x', ids(MOST_SHARED + 1))).toEqual([])
  expect(sharedSignals('device', 'x', ids(MOST_SHARED + 1))).toHaveLength(MOST_SHARED + 1)
  expect(sharedSignals('device', 'x', ['ann', 'bob'])[0]).toEqual({
    memberId: 'ann',
    kind: 'device',
    key: 'x',
    weight: 40,
    facts: { value: 'x', members: 2, others: ['bob'] },
  })
})

// Proves staff-39.
test('many wins above what the game states stand out; one jackpot, a little luck or few bets do not', () => {
  const stated = 95
  // 100 bets of 100; 60 wins of 300 each: 18,000 where 9,500 are stated.
  const many = { bets: 100, staked: 10_000, won: 60 * 300, squares: 60 * 300 ** 2, stated }
  expect(deviationsOf([many])).toEqual({ bets: 100, staked: 10_000, won: 18_000, expected: 9_500, deviations: 3.7 })
  const more = { bets: 200, staked: 20_000, won: 120 * 300, squares: 120 * 300 ** 2, stated }
  expect(winsSignal('ann', '2026-01-05', [more])).toMatchObject({
    kind: 'wins',
    key: '2026-01-05',
    facts: { bets: 200, staked: 20_000, won: 36_000, expected: 19_000, deviations: 5.2, returned: 180 },
  })
  const jackpot = { bets: 200, staked: 20_000, won: 5_000_000, squares: 5_000_000 ** 2, stated }
  expect(deviationsOf([jackpot]).deviations).toBe(1)
  expect(winsSignal('ann', '2026-01-05', [jackpot])).toBeUndefined()
  expect(winsSignal('ann', '2026-01-05', [many])).toBeUndefined()
  expect(winsSignal('ann', '2026-01-05', [{ ...more, bets: 99 }])).toBeUndefined()
})

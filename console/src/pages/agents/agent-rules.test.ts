import { expect, test } from 'vitest'
import { commissionOf, monthOf, treeOf, typedShare } from './agent-rules.ts'

test('an agent stands below the one who brought it, and one whose agent is missing stands above', () => {
  const agents = [
    { id: 'low', above: 'mid' },
    { id: 'mid', above: 'top' },
    { id: 'top', above: null },
    { id: 'lost', above: 'gone' },
  ]
  expect(treeOf(agents).map(({ agent, depth }) => `${depth} ${agent.id}`)).toEqual(['0 top', '1 mid', '2 low', '0 lost'])
})

test('a month ends on its last day, and the present one today', () => {
  expect(monthOf('2026-03-10', 0)).toEqual({ from: '2026-03-01', until: '2026-03-10' })
  expect(monthOf('2026-03-10', 1)).toEqual({ from: '2026-02-01', until: '2026-02-28' })
  expect(monthOf('2026-01-31', 2)).toEqual({ from: '2025-11-01', until: '2025-11-30' })
})

test('a share is typed with two decimals at most', () => {
  expect(['25', '12.5', '0', '100', '100.01', '', '-1', '5,5'].map(typedShare)).toEqual([
    2_500,
    1_250,
    0,
    10_000,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

// Proves staff-20.
test('a commission is rounded down, and a loss brings none', () => {
  expect([commissionOf(999, 2_500), commissionOf(-500, 2_500), commissionOf(0, 2_500)]).toEqual([249, 0, 0])
})

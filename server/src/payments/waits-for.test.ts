import { expect, test } from 'vitest'
import { waitsFor } from './waits-for.ts'

const NEVER = { from: Infinity, second: Infinity, first: false, newAccount: false }
const RULES = { from: 500_000, second: 2_000_000, first: true, newAccount: true }
const PAID = { isPaid: true, isPaidTo: true, since: 0 }

// Proves money-35.
test.each([
  // A merchant without rules.
  [NEVER, 9_000_000, { isPaid: false, isPaidTo: false, since: 9_000_000 }, null, 0],
  [RULES, 499_999, PAID, null, 0],
  [RULES, 500_000, PAID, ['sum'], 1],
  // Small ones of one day are one large one.
  [RULES, 100_000, { ...PAID, since: 400_000 }, ['sum'], 1],
  [RULES, 100_000, { ...PAID, since: 399_999 }, null, 0],
  [RULES, 1_999_999, PAID, ['sum'], 1],
  [RULES, 2_000_000, PAID, ['sum'], 2],
  [{ ...NEVER, second: 2_000_000 }, 2_000_000, PAID, ['sum'], 2],
  [RULES, 200, { isPaid: false, isPaidTo: false, since: 0 }, ['first'], 1],
  [RULES, 200, { isPaid: true, isPaidTo: false, since: 0 }, ['account'], 1],
  [{ ...RULES, newAccount: false }, 200, { isPaid: true, isPaidTo: false, since: 0 }, null, 0],
  [RULES, 2_000_000, { isPaid: false, isPaidTo: false, since: 0 }, ['sum', 'first'], 2],
] as const)('by %j a withdrawal of %i after %j waits for %j, and for %i people', (rules, amount, history, reasons, people) => {
  expect(waitsFor(rules, amount, history)).toEqual({ waitsFor: reasons, people })
})

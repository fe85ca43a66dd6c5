import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ledgerHistory } from './ledger-history.ts'
import { createLedgerModel } from './ledger-model.ts'

const MERCHANTS = ['alpha', 'alpha', 'beta'] as const
/** As many as `npm test` runs at once: the first ones of a run have smaller values than later ones. */
const RUN = 30
/** Always the same ones, so that this holds in each run or in none. */
const SEEDS = Array.from({ length: 40 }, (_, index) => 20_261_127 + index)

/** In what share of the histories each outcome comes, and each with the kind of its movement. */
const shares = (): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  const histories = SEEDS.flatMap(seed => fc.sample(ledgerHistory(MERCHANTS), { numRuns: RUN, seed }))
  for (const steps of histories) {
    const model = createLedgerModel(MERCHANTS)
    const outcomes = steps.flatMap(request => {
      const expected = model.run(request)
      const outcome = /^[a-z]/.test(expected) ? expected : expected.endsWith('again') ? 'again' : 'moved'
      return [outcome, `${request.kind} ${outcome}`]
    })
    for (const one of new Set(outcomes)) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  return new Map([...counts].map(([one, count]) => [one, count / histories.length]))
}

// Otherwise random histories would prove little.
test('of the random histories of a ledger one in ten or more has each outcome, and each movement', () => {
  const found = shares()
  const outcomes = ['again', 'balance.too.low', 'duplicate_transaction', 'moved', 'payment.owed', 'transaction.ended', 'transaction.unknown']
  const kinds = [
    'deposit',
    'hold',
    'payout',
    'return',
    'bet',
    'win',
    'rollback',
    'earn',
    'spend',
    'remit',
    'chargeback',
    'adjust',
    'deduct',
    'recover',
  ]
  const moved = [...kinds, 'write-off', 'reversal', 'void', 'void-win'].map(kind => `${kind} moved`)
  const ended = ['payout', 'return', 'rollback', 'win', 'void'].map(kind => `${kind} transaction.ended`)
  expect([...outcomes, ...moved, ...ended].filter(one => (found.get(one) ?? 0) < 0.1)).toEqual([])
})

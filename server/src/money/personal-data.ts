import { personal, NOBODY, FIGURES, type PersonalTable } from '#kernel/db/personal-table.ts'
import * as report from '#money/report/schema.ts'
import * as ledger from './schema.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(ledger.accounts, { plain: ['kind', 'asset'], why: 'the books', goes: FIGURES }),
  personal(ledger.transfers, { plain: ['kind', 'reference', 'requestHash', 'detail'], why: 'the books, which nobody can change', goes: FIGURES }),
  personal(ledger.entries, { plain: ['asset', 'transaction'], why: 'the books', goes: FIGURES }),
  personal(ledger.moneyEvents, { plain: ['event', 'asset'], why: 'the books', goes: FIGURES }),
  personal(ledger.assets, { plain: ['use', 'asset'], why: NOBODY }),
  personal(ledger.houseSums, { plain: ['before'], why: NOBODY }),
  personal(ledger.archivedSums, { why: 'the books', goes: FIGURES }),
  personal(ledger.reconciliations, {
    holds: { examples: 'ids of members and movements with a fault' },
    plain: ['check'],
    why: 'finding faults in the books',
    goes: FIGURES,
  }),
  personal(report.ledgerSums, { plain: ['kind', 'account', 'asset'], why: NOBODY }),
  personal(report.ledgerFindings, {
    holds: { key: 'an id of a member, movement or payment with a fault' },
    plain: ['check', 'settledBy', 'note'],
    why: 'finding faults in the books, and what was done about them',
    goes: FIGURES,
  }),
]

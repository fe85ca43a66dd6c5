import { compareBooks } from '#games/books/compare-books.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Reconciliation } from '#money/ledger/reconcile-store.ts'
import { reconcile } from '#money/reconcile.ts'
import { comparePayments } from './compare-payments.ts'

type Row = readonly [merchant: string, subject: string, number: string, wrong: string, more: string]

const HEAD: Row = ['merchant', 'check', 'looked at', 'wrong', 'for example']
/** Columns of numbers, which stand at the right. */
const NUMBERS = [2, 3]

/** A round that is open longer wants a look: the player may have left it, or the vendor may have lost it. */
const LONG_MS = 24 * 60 * 60_000

/** So many are named. */
const EXAMPLES = 5

const lined = (rows: readonly Row[]): readonly string[] => {
  const widths = HEAD.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const cell = (text: string, column: number) => (NUMBERS.includes(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0))
  return rows.map(row => row.map(cell).join('  ').trimEnd())
}

/**
 * Checks the ledgers of these merchants, each as a whole, and compares yesterday with the books of its providers of games and payments. Returns a table of what
 * was found, of rounds that have been open for long, of closed accounts that have money, and of the balances of the house; the number of faults, and of books that could
 * not be asked for.
 */
export const reconcileTable =
  (deps: Pick<Deps, 'stores' | 'clock' | 'log' | 'merchants' | 'gamesOf' | 'paymentsOf'>) =>
  async (merchants: readonly string[]): Promise<{ readonly lines: readonly string[]; readonly faults: number; readonly unreachable: number }> => {
    const rows: Row[] = [HEAD]
    let faults = 0
    let unreachable = 0
    const add = ({ merchant, check, checked, faults: wrong, examples }: Reconciliation) => {
      faults += wrong
      rows.push([merchant, check, String(checked), String(wrong), examples.join(', ')])
    }
    for (const merchant of merchants) {
      for (const found of await reconcile(deps)(merchant)) add(found)
      for (const [name, compare] of Object.entries({ vendor: compareBooks(deps), company: comparePayments(deps) }))
        try {
          const found = await compare(merchant)
          if (found) add(found)
        } catch (error) {
          // Neither that it is right can be said, nor that it is wrong.
          unreachable += 1
          rows.push([merchant, name, '', '', `it could not be asked: ${error instanceof Error ? error.message : String(error)}`])
        }
      const open = await deps.stores.vendorBooks.openRounds(merchant, new Date(deps.clock().getTime() - LONG_MS))
      if (open.rounds > 0) rows.push([merchant, 'rounds open for a day', String(open.rounds), '', open.oldest.join(', ')])
      const stranded = await deps.stores.memberPlay.stranded(merchant)
      if (stranded.length > 0)
        rows.push([
          merchant,
          'closed, with money',
          String(stranded.length),
          '',
          stranded
            .slice(0, EXAMPLES)
            .map(({ id }) => id)
            .join(', '),
        ])
      for (const { kind, asset, balance } of await deps.stores.reconcile.houseBalances(merchant))
        rows.push([merchant, `house ${kind}`, String(balance), '', asset])
    }
    const ends = [
      ...(faults > 0 ? [`Wrong: ${faults}. Nothing was changed; docs/ledger.md says what each check means.`] : []),
      ...(unreachable > 0 ? [`Could not be asked: ${unreachable}. Whether these agree is not known.`] : []),
    ]
    return { lines: [...lined(rows), ...(ends.length > 0 ? ends : ['Everything is right.'])], faults, unreachable }
  }

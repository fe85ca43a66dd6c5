import type { Deps } from '#deps.ts'
import { reconcile } from './reconcile.ts'

type Row = readonly [merchant: string, subject: string, number: string, wrong: string, more: string]

const HEAD: Row = ['merchant', 'check', 'looked at', 'wrong', 'for example']
/** Columns of numbers, which stand at the right. */
const NUMBERS = [2, 3]

const lined = (rows: readonly Row[]): readonly string[] => {
  const widths = HEAD.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const cell = (text: string, column: number) => (NUMBERS.includes(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0))
  return rows.map(row => row.map(cell).join('  ').trimEnd())
}

/** Checks the ledgers of these merchants, each as a whole. Returns a table of what was found and of the balances of the house, and the number of faults. */
export const reconcileTable =
  (deps: Pick<Deps, 'stores' | 'clock' | 'log'>) =>
  async (merchants: readonly string[]): Promise<{ readonly lines: readonly string[]; readonly faults: number }> => {
    const rows: Row[] = [HEAD]
    let faults = 0
    for (const merchant of merchants) {
      for (const found of await reconcile(deps)(merchant)) {
        faults += found.faults
        rows.push([merchant, found.check, String(found.checked), String(found.faults), found.examples.join(', ')])
      }
      for (const { kind, asset, balance } of await deps.stores.reconcile.houseBalances(merchant))
        rows.push([merchant, `house ${kind}`, String(balance), '', asset])
    }
    const end = faults === 0 ? 'Everything is right.' : `Wrong: ${faults}. Nothing was changed; docs/ledger.md says what each check means.`
    return { lines: [...lined(rows), end], faults }
  }

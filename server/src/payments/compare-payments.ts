import { dayBefore, type Period } from '#games/books/compare-books.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Reconciliation } from '#money/ledger/reconcile-store.ts'
import { CLOCKS_MS, isRight } from './is-right.ts'

/** So many faults are named. */
const EXAMPLES = 5

type CompareDeps = Pick<Deps, 'stores' | 'clock' | 'log' | 'merchants' | 'paymentsOf'>

/**
 * Compares the payment provider's own list with our payments: each that came into its state in the period must be here, with the same sum and as far,
 * and each that was paid in the period must be in the list. Keeps what it found for the metrics, and logs what is wrong, by the payment's id. It
 * repairs nothing. Undefined where the merchant has no provider; throws where the provider cannot be asked.
 */
export const comparePayments =
  ({ stores, clock, log, merchants, paymentsOf }: CompareDeps) =>
  async (code: string, period: Period = dayBefore(clock())): Promise<Reconciliation | undefined> => {
    const merchant = merchants.byCode(code)
    const provider = merchant && paymentsOf(merchant)
    if (!merchant || !provider?.isReady(merchant)) return undefined
    const at = clock()
    // What the provider decided at the end of the period may have reached us after it, and the other way round.
    const request = { since: new Date(period.since.getTime() - CLOCKS_MS), until: new Date(at.getTime() + CLOCKS_MS) }

    const known = new Set<string>()
    const wrong: string[] = []
    let checked = 0
    let { since } = period
    let after: string | undefined
    do {
      const page = await provider.payments({ ...request, after }, merchant)
      if (page.next !== undefined && page.next === after) throw new Error(`the list of payments of ${code} does not end`)
      const ours = new Map(
        (
          await stores.payments.byIds(
            code,
            page.payments.map(({ reference }) => reference),
          )
        ).map(one => [one.id, one]),
      )
      for (const listed of page.payments) {
        known.add(listed.reference)
        // What it says of today may be on its way to us.
        if (listed.at < period.until && !isRight(ours.get(listed.reference), listed)) wrong.push(listed.reference)
      }
      checked += page.payments.length
      if (page.completeSince && page.completeSince > since) since = page.completeSince
      after = page.next
    } while (after !== undefined)

    const beside = since < period.until ? await stores.payments.paidBeside(code, { since, until: period.until }, known) : { faults: 0, examples: [] }
    const found: Reconciliation = {
      merchant: code,
      check: 'company',
      at,
      checked: checked + beside.faults,
      faults: wrong.length + beside.faults,
      examples: [...wrong, ...beside.examples].slice(0, EXAMPLES),
    }
    await stores.reconcile.keep(found)
    if (found.faults > 0) log.error({ ...found, at: undefined }, 'our payments and the list of the payment provider differ')
    return found
  }

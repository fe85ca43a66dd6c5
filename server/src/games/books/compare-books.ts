import { DAY_MS } from '@foyer/contract/time-units'
import { currencyCode } from '@foyer/texts/format'
import { gameReference } from '#games/game-reference.ts'
import type { VendorTransaction } from '#games/providers/vendor-round.ts'
import type { ListedMovement } from '#games/vendor-book-store.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Reconciliation } from '#money/ledger/reconcile-store.ts'

/** The provider's clock may differ from ours by so much (docs/game-vendors.md, The signature), ms. */
const CLOCKS_MS = 300_000
/** So many faults are named. */
const EXAMPLES = 5

export interface Period {
  readonly since: Date
  /** Not included. */
  readonly until: Date
}

/** The day, in UTC, before this moment. */
export const dayBefore = (now: Date): Period => {
  const until = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return { since: new Date(until - DAY_MS), until: new Date(until) }
}

const movementOf =
  (provider: string) =>
  ({ transaction, kind, bet, round, player, amount }: VendorTransaction): ListedMovement => ({
    kind,
    reference: gameReference(provider, transaction),
    memberId: player,
    round,
    followed: bet === undefined || kind === 'bet' ? null : gameReference(provider, bet),
    amount: kind === 'rollback' ? null : (amount ?? null),
  })

type CompareDeps = Pick<Deps, 'stores' | 'clock' | 'log' | 'merchants' | 'gamesOf'>

/**
 * Compares the books of a merchant's provider of games with the ledger: whatever the provider believes to have taken place since the beginning of
 * the period must be in the ledger, and what the ledger has of the period must be in the provider's books. Keeps what it found for the metrics,
 * and logs what is wrong. It repairs nothing. Undefined where the merchant has no provider; throws where the provider cannot be asked.
 */
export const compareBooks =
  ({ stores, clock, log, merchants, gamesOf }: CompareDeps) =>
  async (code: string, period: Period = dayBefore(clock())): Promise<Reconciliation | undefined> => {
    const merchant = merchants.byCode(code)
    const chosen = merchant && gamesOf(merchant)
    if (!merchant || !chosen?.provider.isReady(merchant)) return undefined
    const { name, provider } = chosen
    const currency = currencyCode(merchant.settings.currency)
    const at = clock()
    // What was answered at the end of the period may be in the provider's books much later: an answer that was lost is asked for again.
    const request = { since: new Date(period.since.getTime() - CLOCKS_MS), until: new Date(at.getTime() + CLOCKS_MS) }

    const known = new Set<number>()
    const wrong: string[] = []
    let [checked, faults] = [0, 0]
    let after: string | undefined
    do {
      const page = await provider.transactions({ ...request, after }, merchant)
      if (page.next !== undefined && page.next === after) throw new Error(`the list of movements of ${name} does not end`)
      const inOtherMoney = page.transactions.filter(one => one.currency !== currency).map(({ transaction }) => gameReference(name, transaction))
      const compared = await stores.vendorBooks.compare(code, page.transactions.filter(one => one.currency === currency).map(movementOf(name)))
      for (const id of compared.known) known.add(id)
      checked += page.transactions.length
      faults += compared.faults + inOtherMoney.length
      wrong.push(...inOtherMoney, ...compared.examples)
      after = page.next
    } while (after !== undefined)

    const unlisted = await stores.vendorBooks.unlisted(code, name, period, known)
    const found: Reconciliation = {
      merchant: code,
      check: 'vendor',
      at,
      checked: checked + unlisted.faults,
      faults: faults + unlisted.faults,
      examples: [...wrong, ...unlisted.examples].slice(0, EXAMPLES),
    }
    await stores.reconcile.keep(found)
    if (found.faults > 0) log.error({ ...found, at: undefined, provider: name }, 'the ledger and the books of the vendor differ')
    return found
  }

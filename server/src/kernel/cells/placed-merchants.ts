import type { Merchant, MerchantSource } from '#kernel/merchants/merchant.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Places } from './places.ts'

/** A move takes minutes; a router that still leads here is changed within some seconds, s. */
const RETRY_SECONDS = 5

const elsewhere = new WeakSet<Merchant>()

/** How long whoever calls for a merchant that is not served here had better wait, s; undefined for one that is. */
export const retryAfterFor = (merchant: Merchant): number | undefined => (elsewhere.has(merchant) ? RETRY_SECONDS : undefined)

/**
 * The merchants of `source`, of whom those that this installation does not serve are closed: by their hosts they are found with maintenance on, so that pages
 * and calls say so; by their codes, as jobs, partners and the console look for them, nothing is done for them at all.
 */
export const placedMerchants = (source: MerchantSource, { isHere }: Pick<Places, 'isHere'>): MerchantSource => {
  const closed = new WeakMap<Merchant, Merchant>()
  const closedOf = (merchant: Merchant): Merchant => {
    const known = closed.get(merchant)
    if (known) return known
    const made: Merchant = { ...merchant, file: { ...merchant.file, maintenance: { on: true } } }
    closed.set(merchant, made)
    elsewhere.add(made)
    return made
  }
  return {
    ...source,
    all: () => source.all().filter(({ code }) => isHere(code)),
    byCode(code) {
      const merchant = source.byCode(code)
      if (merchant && !isHere(code)) throw new Refusal('maintenance', { retryAfter: RETRY_SECONDS })
      return merchant
    },
    byHost(host) {
      const match = source.byHost(host)
      return match && !isHere(match.merchant.code) ? { ...match, merchant: closedOf(match.merchant) } : match
    },
  }
}

import type { Caller } from '#kernel/caller.ts'
import { Refusal } from '#kernel/refusal.ts'

/** If the query names a merchant, it must be the one of this host (decision 12). */
export const requireOwnMerchant = (named: string | undefined, { merchant }: Caller): void => {
  if (named !== undefined && named !== merchant.code) throw new Refusal('merchant.mismatch')
}

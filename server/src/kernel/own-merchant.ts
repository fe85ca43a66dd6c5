import type { Caller } from './caller.ts'
import { Refusal } from './refusal.ts'

/** If the query names a merchant, it must be the one of this host (decision 12). */
export const requireOwnMerchant = (named: string | undefined, { merchant }: Caller): void => {
  if (named !== undefined && named !== merchant.code) throw new Refusal('merchant.mismatch')
}

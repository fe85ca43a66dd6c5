import type { Caller } from '#caller.ts'
import { Refusal } from '#refusal.ts'

/** Where the query names a merchant it must be the one that answers (decision 12). */
export const requireOwnMerchant = (named: string | undefined, { merchant }: Caller): void => {
  if (named !== undefined && named !== merchant.code) throw new Refusal('merchant.mismatch')
}

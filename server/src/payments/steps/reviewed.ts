import type { Merchant } from '#kernel/merchants/merchant.ts'

/**
 * What became of a decision. `done`: it stands, now or since an earlier try of the same one. `unknown`: there is no such withdrawal. `decided`: it
 * does not wait any more. `two people`: another person must have asked for it. `locked`: staff have locked the member's withdrawals, so that it goes on
 * waiting. `owed`: the member owes something by now, so that it came back.
 */
export type Reviewed = 'done' | 'unknown' | 'decided' | 'two people' | 'locked' | 'owed'

export interface Wish {
  readonly merchant: Merchant
  /** The withdrawal's id. */
  readonly id: string
  /** The id of who decides. */
  readonly by: string
}

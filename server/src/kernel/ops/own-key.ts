import type { OwnKeyKind } from '@foyer/contract/staff/ops/keys'
import type { Stores } from '#kernel/deps.ts'

/** What staff see of a key: never the key. */
interface OwnKeyLook {
  readonly fingerprint: string
  readonly since: Date
  /** Keys of before that are still valid for what was made with them. */
  readonly earlier: number
}

/** A kind of keys that the server makes for itself, and how another one takes the place of the present one. */
export interface OwnKey {
  /** `house`: one of the whole installation, `merchant`: each merchant has its own. */
  readonly scope: 'house' | 'merchant'
  /** `merchant`: its code, or `*` for a key of the house. Undefined where none was made yet. */
  look(stores: Stores, merchant: string): Promise<OwnKeyLook | undefined>
  /** In the unit of work of whoever approves it. What was made with the present one stays valid. */
  rotate(stores: Stores, merchant: string): Promise<void>
}

export type OwnKeys = { readonly [Kind in OwnKeyKind]: OwnKey }

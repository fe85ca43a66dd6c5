import type { LimitKind, LimitPeriod } from '@foyer/contract/safe-play/limit-kinds'

export interface LimitPlace {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

/** A higher limit that was asked for. `to` is null where none at all is wanted. */
export interface Raise {
  readonly to: number | null
  readonly from: Date
  readonly until: Date
}

/** Amounts are in the currency's smallest unit; of time, in seconds. */
export interface PlayLimit extends LimitPlace {
  readonly most: number
  /** In the running period. */
  readonly used: number
  /** When the running period ends. */
  readonly endsAt: Date
  readonly raise: Raise | null
}

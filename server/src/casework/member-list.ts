import type { memberStates } from '@foyer/contract/casework/ops/member-states'

/** Whom a list shows besides. */
export interface ListWish {
  readonly state: (typeof memberStates)[number]
  readonly tag: string | undefined
  /** The last member of the page before. */
  readonly after: { readonly at: Date; readonly id: string } | undefined
  readonly at: Date
  readonly limit: number
}

/** Facts about members of a list, by id. */
export interface ListFacts {
  readonly balance: number
  readonly seenAt: Date | null
  readonly pause: { readonly kind: 'break' | 'exclusion'; readonly endsAt: Date | null } | null
}

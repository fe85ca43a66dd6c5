/** What is stored of a member's second factors besides their contacts, and when they are asked. Secrets are sealed. */
export interface StoredFactors {
  readonly payeeName: string | null
  readonly authenticatorSecret: string | null
  /** The 30 s step of the last accepted code. */
  readonly authenticatorStep: number | null
  /** The secret of an authenticator that is being set up, valid until `pendingUntil`. */
  readonly pendingSecret: string | null
  readonly pendingUntil: Date | null
  /** Whether the member wants to be asked at every sign-in. */
  readonly alwaysAsk: boolean
}

export interface Factors extends StoredFactors {
  /** `held`: the member has passkeys, but none of them works until the member says which are theirs. */
  readonly passkeys: 'none' | 'held' | 'working'
}

/** A member, as the rows that belong to them name one. */
export interface Owner {
  readonly merchant: string
  readonly memberId: string
}

export interface RememberToken {
  /** SHA-256 of the token, hex. */
  readonly tokenHash: string
  readonly merchant: string
  readonly memberId: string
  readonly deviceId: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

export interface RememberStore {
  add(token: RememberToken): Promise<void>
  /** Takes the token out and answers it: of several concurrent callers exactly one gets it. */
  take(merchant: string, tokenHash: string): Promise<RememberToken | undefined>
  endAllOf(memberId: string): Promise<void>
  sweep(expiredBefore: Date): Promise<number>
}

export type Journal = 'audit' | 'money' | 'play'

/** A sign-in or registration as the log of the accounts has it. */
export interface Arrival {
  readonly id: number
  readonly at: Date
  readonly memberId: string
  readonly ip: string
  readonly device: string | undefined
  readonly isRegistration: boolean
}

/** What is read of a journal at once, from a row on: at most `limit` rows that are older than `before`. */
export interface Part {
  readonly after: number
  readonly before: Date
  readonly limit: number
}

/**
 * What a job's handler, or a provider that it asks, may throw to say more than "it failed". Any other error means: try again after the
 * kind's usual wait, at the cost of one attempt. Messages reach logs and stay in the row of a job that is given up: no secrets, no recipients.
 */

/** Trying again is of no use: no such number or address, or a request that the other side refuses for good. */
export class PermanentFailure extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'PermanentFailure'
  }
}

/** When the other side asks to be tried again: seconds from now, or a moment. */
export type RetryAfter = number | Date

/** Not now. The other side may say from when on it is worth a try, e.g. by `Retry-After`. */
export class TryLater extends Error {
  /** Absent: after the kind's usual wait. */
  readonly after: RetryAfter | undefined
  /** How many attempts this one counts as. With 0 only its expiry ends the job. */
  readonly cost: 0 | 1

  constructor(reason: string, { after, cost = 1 }: { readonly after?: RetryAfter | undefined; readonly cost?: 0 | 1 } = {}) {
    super(reason)
    this.name = 'TryLater'
    this.after = after
    this.cost = cost
  }
}

/** The other side refuses the merchant's credentials. Every job that goes to this provider of the merchant would fail the same way, so all of them wait. */
export class CredentialsRefused extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'CredentialsRefused'
  }
}

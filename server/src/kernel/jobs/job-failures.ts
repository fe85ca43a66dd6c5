/**
 * Errors by which a job's handler, or a provider it uses, says what to do next. After any other error the job is tried again after the
 * kind's usual wait, and the attempt counts. Messages go to logs and into the row of a job that is given up, so they hold no secrets or recipients.
 */

/** Trying again is useless: the number or address does not exist, or the other server refuses the request permanently. */
export class PermanentFailure extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'PermanentFailure'
  }
}

/** When the other server asks to be tried again: seconds from now, or a date. */
export type RetryAfter = number | Date

/** A temporary failure. The other server may say when to try again, e.g. by `Retry-After`. */
export class TryLater extends Error {
  /** Absent: after the kind's usual wait. */
  readonly after: RetryAfter | undefined
  /** How many attempts this one counts as. With 0, only its expiry ends the job. */
  readonly cost: 0 | 1

  constructor(reason: string, { after, cost = 1 }: { readonly after?: RetryAfter | undefined; readonly cost?: 0 | 1 } = {}) {
    super(reason)
    this.name = 'TryLater'
    this.after = after
    this.cost = cost
  }
}

/** The other server refuses the merchant's credentials. Every job for this provider of the merchant would fail in the same way, so all of them wait. */
export class CredentialsRefused extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'CredentialsRefused'
  }
}

/** It cannot be told whether the other server took what it was sent: the connection broke, or the answer was none. Sending it again could count it twice. */
export class Unclear extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'Unclear'
  }
}

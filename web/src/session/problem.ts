/** What a form shows in place. Other failures are alerted by the error policy (spec 1 §8). */
export interface Problem {
  readonly message: string
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number
}

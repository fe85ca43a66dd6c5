import type { RequestError } from '#request/request-error.ts'

/** What a form shows in place. Other failures are alerted by the error policy (spec 1 §8). */
export interface Problem {
  readonly message: string
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number
}

/** Limits and broken gateways are never alerted (spec 1 §8, Other failures); a form says them in place. */
export const isSilent = ({ code, status }: RequestError): boolean => status === 502 || code?.startsWith('TOO_MANY_REQUEST') === true

/** The failure as a form shows it, null where the error policy speaks. `unknown` is said where the server gave no words. */
export const problemOf = (error: RequestError, unknown: string): Problem | null => {
  if (!isSilent(error)) return null
  const { retryAfter } = (error.value ?? {}) as { readonly retryAfter?: unknown }
  return { message: error.message || unknown, ...(typeof retryAfter === 'number' && { retryAfter }) }
}

import type { RequestError } from '#request/request-error.ts'

/** A failure that the form itself shows. For other failures the error policy shows an alert (spec 1 §8). */
export interface Problem {
  readonly message: string
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number
}

/** Limits and broken gateways never get an alert (spec 1 §8, Other failures); the form shows them. */
export const isSilent = ({ code, status }: RequestError): boolean => status === 502 || code?.startsWith('TOO_MANY_REQUEST') === true

/** The failure as a form shows it; null if the error policy shows it. `unknown` is the text if the server sent none. */
export const problemOf = (error: RequestError, unknown: string): Problem | null => {
  if (!isSilent(error)) return null
  const { retryAfter } = (error.value ?? {}) as { readonly retryAfter?: unknown }
  return { message: error.message || unknown, ...(typeof retryAfter === 'number' && { retryAfter }) }
}

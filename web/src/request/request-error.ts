import type { ErrorCode } from '@foyer/contract/errors'

/**
 * `api`: the server answered and refused. `network`: no usable answer (no connection, CORS, a redirect, a page instead of JSON).
 * `timeout`: no answer in time. `encryption`: the body could not be encrypted.
 */
export type RequestErrorKind = 'api' | 'network' | 'timeout' | 'encryption'

/** The body of a failure (spec 1 §3, API error body); with the server's `value` if the code has data. */
export interface FailureBody {
  readonly success: false
  readonly message?: string
  readonly errorCode?: string
  readonly value?: unknown
}

/** The server's answer, if there was one. */
export interface Response {
  /** 0 without an answer. */
  readonly status: number
  readonly body: unknown
}

const isFailureBody = (body: unknown): body is FailureBody => typeof body === 'object' && body !== null && 'success' in body && body.success === false

/** The only text that is compared (spec 1 §8); everything else is decided by codes. */
const NOT_LOGGED_IN_TEXT = 'CUSTOMER_NOT_LOGIN'

const codeOf = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null) return undefined
  if (isFailureBody(body) && body.message === NOT_LOGGED_IN_TEXT) return 'customer.not.login' satisfies ErrorCode
  return 'errorCode' in body && typeof body.errorCode === 'string' ? body.errorCode : undefined
}

const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string' ? body.message : ''

/** A failed call, with its response. `message` is the server's text for players, empty if it sent none. */
export class RequestError extends Error {
  readonly kind: RequestErrorKind
  readonly response: Response
  /** Our error code, or that of another back end. */
  readonly code: string | undefined
  readonly cause: unknown

  constructor(kind: RequestErrorKind, response: Response, cause?: unknown) {
    super(messageOf(response.body))
    this.name = 'RequestError'
    this.kind = kind
    this.response = response
    this.code = codeOf(response.body)
    this.cause = cause
  }

  get status(): number {
    return this.response.status
  }

  /** The `value` that came with the code, unchecked: another back end may send another shape. */
  get value(): unknown {
    return isFailureBody(this.response.body) ? this.response.body.value : undefined
  }
}

/** A failure inside the web, in the shape of a server's failure. */
export const localFailure = (kind: RequestErrorKind, message: string, cause?: unknown): RequestError =>
  new RequestError(kind, { status: 0, body: { success: false, message } satisfies FailureBody }, cause)

/** Whether an answer is a refusal: by its status, or by `success: false` with any status. */
export const isRefusal = ({ status, body }: Response): boolean => status < 200 || status >= 300 || isFailureBody(body)

import type { ErrorCode } from '@foyer/contract/errors'

/**
 * `api`: the server answered and refused. `network`: no answer that may be used (no connection, CORS, a redirect).
 * `timeout`: none in time. `encryption`: the body could not be sealed.
 */
export type RequestErrorKind = 'api' | 'network' | 'timeout' | 'encryption'

/** The body of a failure (spec 1 §3, API error body); the server's `value` where the code has data. */
export interface FailureBody {
  readonly success: false
  readonly message?: string
  readonly errorCode?: string
  readonly value?: unknown
}

/** What came back, as far as something did. */
export interface Response {
  /** 0 where no answer came. */
  readonly status: number
  readonly body: unknown
}

const isFailureBody = (body: unknown): body is FailureBody => typeof body === 'object' && body !== null && 'success' in body && body.success === false

/** The one text the specification matches on (spec 1 §8); everything else goes by codes. */
const NOT_LOGGED_IN_TEXT = 'CUSTOMER_NOT_LOGIN'

const codeOf = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null) return undefined
  if (isFailureBody(body) && body.message === NOT_LOGGED_IN_TEXT) return 'customer.not.login' satisfies ErrorCode
  return 'errorCode' in body && typeof body.errorCode === 'string' ? body.errorCode : undefined
}

const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string' ? body.message : ''

/** A call failed. Carries the response; `message` is the server's text for players, empty where it gave none. */
export class RequestError extends Error {
  readonly kind: RequestErrorKind
  readonly response: Response
  /** The wire code, or another back end's. */
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

/** A failure that never reached the server, in the shape of one that did. */
export const localFailure = (kind: RequestErrorKind, message: string, cause?: unknown): RequestError =>
  new RequestError(kind, { status: 0, body: { success: false, message } satisfies FailureBody }, cause)

/** Whether an answer refuses: by its status, or by its frame whatever the status. */
export const refuses = ({ status, body }: Response): boolean => status < 200 || status >= 300 || isFailureBody(body)

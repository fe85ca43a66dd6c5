import { calls, type CallName } from '@foyer/contract'
import type { CallDeclaration } from '@foyer/contract/call'
import { COMMON_ERRORS, ENCRYPTION_ERRORS, errors, SESSION_ERRORS, type ErrorCode } from '@foyer/contract/errors'
import { Ajv, type ValidateFunction } from 'ajv'
import { expectThat, Otherwise } from './result.ts'
import type { Reply } from './wire.ts'

/** A foreign server may send more than the contract says, but nothing else in its place. */
const ajv = new Ajv({ strict: false, allErrors: false })
const validators = new Map<object, ValidateFunction>()
const faultOf = (schema: object, value: unknown): string | undefined => {
  const validate = validators.get(schema) ?? ajv.compile(schema)
  validators.set(schema, validate)
  if (validate(value)) return undefined
  const [fault] = validate.errors ?? []
  return `${fault?.instancePath || 'the value'} ${fault?.message ?? 'does not fit'}`
}

/** What only the inside of a server knows, and no answer says. */
const INSIDES =
  /\n\s+at |node_modules|\.(?:ts|js|java|py|php|go):\d+|\b(?:SELECT|INSERT|UPDATE|DELETE)\s.{1,200}\b(?:FROM|INTO|SET)\b|Traceback|Exception in /i

const shortened = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text)

interface Frame {
  readonly success?: unknown
  readonly errorCode?: unknown
  readonly message?: unknown
  readonly value?: unknown
}
const frameOf = ({ body, status, text }: Reply): Frame => {
  if (typeof body !== 'object' || body === null) throw new Otherwise(`HTTP ${status} without JSON: ${shortened(text)}`)
  return body
}

/** Throws unless it is a successful answer of the call, in the frame and of the shape that the contract declares. */
export const requireSuccess = (name: CallName, reply: Reply): void => {
  const call: CallDeclaration = calls[name]
  const frame = frameOf(reply)
  expectThat(reply.status === 200, `HTTP ${reply.status} ${shortened(reply.text)}`)
  if (!call.bare) expectThat(frame.success === true && 'value' in frame, 'the answer is not {"success": true, "value": …}')
  const fault = faultOf(call.answer, call.bare ? frame : frame.value)
  if (fault !== undefined) throw new Otherwise(fault)
}

const isKnown = (code: unknown): code is ErrorCode => typeof code === 'string' && code in errors

/** The codes that a call may be refused with. */
export const codesOf = (name: CallName): readonly ErrorCode[] => {
  const call: CallDeclaration = calls[name]
  return [...call.errors, ...COMMON_ERRORS, ...(call.session === 'none' ? [] : SESSION_ERRORS), ...(call.encrypted ? ENCRYPTION_ERRORS : [])]
}

const requireStatus = (code: ErrorCode, { status, headers }: Reply, value: unknown): void => {
  const passing = code === 'server.error' && status === 503
  expectThat(passing || status === errors[code].status, `${code} with HTTP ${status}, which has ${errors[code].status}`)
  const wait = (value as { readonly retryAfter?: unknown } | undefined)?.retryAfter
  if (typeof wait === 'number') expectThat(headers.get('retry-after') === String(wait), 'Retry-After is not the retryAfter of the value')
}

/** Throws unless it is a refusal in the right frame, with a code that is among `codes`, its status and its data, and with nothing of the server's inside. */
export const requireRefusal = (reply: Reply, codes: readonly ErrorCode[]): void => {
  const { success, errorCode, message, value } = frameOf(reply)
  expectThat(success === false, `HTTP ${reply.status} without "success": false: ${shortened(reply.text)}`)
  if (!isKnown(errorCode)) throw new Otherwise(`the code ${JSON.stringify(errorCode)} is none of the contract`)
  expectThat(errorCode !== 'server.error' || reply.status === 503, 'the server failed: server.error')
  expectThat(
    codes.includes(errorCode),
    `it is refused with ${errorCode}; expected ${codes.length > 6 ? 'a code that its declaration names' : codes.join(' or ')}`,
  )
  expectThat(typeof message === 'string' && message !== '', 'there is no message')
  expectThat(!INSIDES.test(reply.text), `the refusal shows the server’s inside: ${shortened(reply.text)}`)
  requireStatus(errorCode, reply, value)
  const fault = faultOf(errors[errorCode].data, value ?? {})
  if (fault !== undefined) throw new Otherwise(`the value of ${errorCode}: ${fault}`)
}

/** What every answer carries: JSON by its name, an id of its own, and a word to caches. */
export const requireHeaders = (replies: readonly Reply[]): void => {
  for (const { headers } of replies) {
    expectThat(headers.get('content-type')?.startsWith('application/json') ?? false, 'Content-Type is not application/json')
    expectThat(headers.get('cache-control')?.includes('no-store') ?? false, `Cache-Control is "${headers.get('cache-control') ?? ''}", not no-store`)
    expectThat((headers.get('x-request-id') ?? '') !== '', 'there is no X-Request-Id')
  }
  const ids = replies.map(({ headers }) => headers.get('x-request-id'))
  expectThat(new Set(ids).size === ids.length, 'two answers have the same X-Request-Id')
}

/** The code of a refusal; empty where it is none. */
export const codeOf = ({ body }: Reply): string => {
  const { errorCode } = (body ?? {}) as Frame
  return typeof errorCode === 'string' ? errorCode : ''
}

import type { OpAnswers, OpName, OpRequests } from '@foyer/contract/ops/index'
import { opTable } from 'virtual:op-table'
import { OpError } from './op-error.ts'

export type OpRequest<Name extends OpName> = OpRequests[Name]
export type OpAnswer<Name extends OpName> = OpAnswers[Name]

/** How long an answer may take, ms. */
const TIME_LIMIT = 30_000

let onSignedOut: () => void = () => undefined
/** Handed in by the session: what happens where the server knows no session, or no longer. */
export const whenSignedOut = (act: () => void): void => {
  onSignedOut = act
}

let untouchedFor: () => number = () => 0
/** Handed in by the session: how long nobody has used the keyboard or the pointer, ms. */
export const whenUntouched = (since: () => number): void => {
  untouchedFor = since
}
/** After so long a request is made by the page itself, ms: it says so, and does not lengthen the session. */
const BY_ITSELF_AFTER = 30_000

/** Only what is there; values of a query are text. */
const queryOf = (request: object): string => {
  const present = Object.entries(request).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString()
  return query && `?${query}`
}

interface Envelope {
  readonly success: boolean
  readonly value?: unknown
  readonly error?: { readonly code: OpError['code']; readonly data?: unknown; readonly requestId?: string }
}

const isEnvelope = (body: unknown): body is Envelope => typeof body === 'object' && body !== null && 'success' in body

/** The same as `call` without types, for what hands the name of an op on. @throws {OpError} */
export const send = async (name: OpName, request: object, merchant?: string): Promise<unknown> => {
  const { method, path } = opTable[name]
  const isGet = method === 'GET'
  const answer = await fetch(isGet ? `${path}${queryOf(request)}` : path, {
    method,
    headers: {
      ...(merchant !== undefined && { Merchant: merchant }),
      ...(!isGet && { 'Content-Type': 'application/json' }),
      ...(untouchedFor() > BY_ITSELF_AFTER && { Idle: '1' }),
    },
    ...(!isGet && { body: JSON.stringify(request) }),
    signal: AbortSignal.timeout(TIME_LIMIT),
  }).catch(() => undefined)
  const body: unknown = await answer?.json().catch(() => undefined)
  if (!isEnvelope(body)) throw new OpError('request.unreachable', {}, undefined)
  if (body.success) return body.value
  const error = new OpError(body.error?.code ?? 'server.error', body.error?.data, body.error?.requestId)
  if (error.code === 'staff.signed.out') onSignedOut()
  throw error
}

/**
 * Asks the server: `call('members.find', { words: 'reyes' }, 'demo')`.
 * @param merchant its code, where the op is about one
 * @throws {OpError} in every case but a successful answer
 */
export const call = async <Name extends OpName>(name: Name, request: OpRequest<Name>, merchant?: string): Promise<OpAnswer<Name>> => {
  return (await send(name, request, merchant)) as OpAnswer<Name>
}

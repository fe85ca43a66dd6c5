import type { CallAnswers, CallName, CallRequests } from '@foyer/contract'
import type { WireFacts } from '@foyer/contract/call'
import type { LanguageCode } from '@foyer/contract/languages'
import { callTable } from './call-table.gen.ts'
import { CallFailed, CallRefused, type Refusal } from './refusal.ts'
import { seal } from './seal.ts'
import { headersOf, plainCall } from './wire.ts'

/** Request timeout of a call that names none, ms (spec 1 §7). */
const REQUEST_TIMEOUT = 30_000

export interface ClientOptions {
  /** The origin of the merchant's host, e.g. `https://brand.com`. A page of that host may give `''`. */
  readonly url: string
  readonly merchant: string
  /** Of messages and content; the server's default where absent. */
  readonly language?: LanguageCode
  /** Further headers of every call. */
  readonly headers?: Readonly<Record<string, string>>
  /** What sends; the platform's own where absent. */
  readonly fetch?: typeof fetch
}

interface CallOptions {
  readonly signal?: AbortSignal
  /** ms; that of the contract where absent. */
  readonly timeout?: number
}

/** A call whose request may be left out, because every field of it is optional. */
type RequestArguments<Name extends CallName> = object extends CallRequests[Name]
  ? [request?: CallRequests[Name], options?: CallOptions]
  : [request: CallRequests[Name], options?: CallOptions]

/** What came of a call. */
export type Outcome<Name extends CallName> =
  | { readonly success: true; readonly value: CallAnswers[Name] }
  | { readonly success: false; readonly refusal: Refusal<Name> }

export interface Client {
  /** The token of the session, from the answer of `session.login`, a registration, …; sent with every call while it is set. */
  token: string | undefined
  language: LanguageCode | undefined
  /** Makes a call. Throws `CallRefused` where the server refuses it, and `CallFailed` where there is no answer. */
  call<Name extends CallName>(name: Name, ...args: RequestArguments<Name>): Promise<CallAnswers[Name]>
  /** The same, for a caller who expects refusals. Throws `CallFailed` alone. */
  attempt<Name extends CallName>(name: Name, ...args: RequestArguments<Name>): Promise<Outcome<Name>>
}

interface Answered {
  readonly status: number
  readonly requestId: string | undefined
  readonly body: unknown
}

interface Frame {
  readonly success?: unknown
  readonly errorCode?: unknown
  readonly message?: unknown
  readonly value?: unknown
}

const readJson = (name: CallName, status: number, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CallFailed(name, `HTTP ${status} without JSON`, { status, cause })
  }
}

const outcomeOf = <Name extends CallName>(name: Name, { status, requestId, body }: Answered): Outcome<Name> => {
  const facts: WireFacts = callTable[name]
  if (facts.bare && status === 200) return { success: true, value: body as CallAnswers[Name] }
  const frame = (typeof body === 'object' && body !== null ? body : {}) as Frame
  if (status === 200 && frame.success === true) return { success: true, value: frame.value as CallAnswers[Name] }
  if (frame.success !== false || typeof frame.errorCode !== 'string') throw new CallFailed(name, `HTTP ${status} without an answer`, { status })
  const { errorCode: code, message, value = {} } = frame
  return { success: false, refusal: { code, data: value, message: typeof message === 'string' ? message : '', status, requestId } as Refusal<Name> }
}

/** Calls of a `/wps` server, typed by the contract. Works wherever there is `fetch`; encrypted calls need `crypto.subtle`. */
export const createClient = (options: ClientOptions): Client => {
  let key: string | undefined

  const send = async (name: CallName, wire: { readonly path: string } & RequestInit, { signal, timeout }: CallOptions): Promise<Answered> => {
    const facts: WireFacts = callTable[name]
    const inTime = AbortSignal.timeout(timeout ?? facts.timeout ?? REQUEST_TIMEOUT)
    const { path, headers, ...init } = wire
    try {
      const reply = await (options.fetch ?? fetch)(options.url.replace(/\/$/, '') + path, {
        ...init,
        headers: {
          ...headersOf(name, { merchant: options.merchant, language: client.language, token: client.token }),
          ...(init.body != null && { 'Content-Type': 'application/json' }),
          ...(headers as Record<string, string> | undefined),
          ...options.headers,
        },
        ...(facts.cache === 'never' && { cache: 'no-cache' }),
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, inTime]) : inTime,
      })
      const text = await reply.text()
      return { status: reply.status, requestId: reply.headers.get('x-request-id') ?? undefined, body: readJson(name, reply.status, text) }
    } catch (cause) {
      if (cause instanceof CallFailed) throw cause
      throw new CallFailed(name, cause instanceof Error ? cause.message : String(cause), { cause })
    }
  }

  const attempt = async <Name extends CallName>(name: Name, request: object = {}, how: CallOptions = {}): Promise<Outcome<Name>> => {
    const facts: WireFacts = callTable[name]
    if (!facts.encrypted) return outcomeOf(name, await send(name, plainCall(name, request), how))
    const sendSealed = async (): Promise<Outcome<Name>> => {
      const known = (key ??= await call('session.rsaKey', { _: String(Date.now()) }))
      const { headers, body } = await seal(request, known)
      return outcomeOf(name, await send(name, { method: facts.method, path: facts.path, headers, body }, how))
    }
    const outcome = await sendSealed()
    const { code }: { readonly code?: string } = outcome.success ? {} : outcome.refusal
    if (code !== 'encryption_key_expired') return outcome
    // The server has other keys by now: fetch one and repeat once (spec 1 §7, Encryption).
    key = undefined
    return await sendSealed()
  }

  const call = async <Name extends CallName>(name: Name, request?: object, how?: CallOptions): Promise<CallAnswers[Name]> => {
    const outcome = await attempt(name, request, how)
    if (outcome.success) return outcome.value
    throw new CallRefused(name, outcome.refusal)
  }

  const client: Client = { token: undefined, language: options.language, call, attempt }
  return client
}

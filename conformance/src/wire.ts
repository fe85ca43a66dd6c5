import { seal } from '@foyer/client/seal'
import { headersOf, plainCall } from '@foyer/client/wire'
import { calls, type CallName } from '@foyer/contract'
import type { CallDeclaration } from '@foyer/contract/call'

/** An answer as it came. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Its JSON; undefined where it is none. */
  readonly body: unknown
}

/** A request, and how it differs from a right one. */
export interface Sending {
  readonly request?: unknown
  readonly token?: string | undefined
  readonly merchant?: string
  readonly language?: 'EN' | 'CN' | 'UR' | (string & {})
  /** The content of an encrypted call is sent as it is. */
  readonly isPlain?: boolean
  readonly headers?: Readonly<Record<string, string>>
}

export interface Place {
  readonly url: string
  readonly merchant: string
  readonly fetch: typeof fetch
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const nameOf = new Map(Object.entries(calls).map(([name, { method, path }]) => [`${method} ${path}`, name as CallName]))

const LIMIT_MS = 40_000

/** Sends requests to the server, and keeps what it answered to each call. */
export const createWire = ({ url, merchant, fetch: fetching }: Place) => {
  const origin = url.replace(/\/$/, '')
  const replies = new Map<CallName, Reply[]>()
  let key: Promise<string> | undefined

  /** `fetch` that keeps what was answered. */
  const recording = async (address: Parameters<typeof fetch>[0], init: RequestInit = {}): Promise<Response> => {
    const response = await fetching(address, init)
    const text = await response.clone().text()
    const { pathname } = new URL(address instanceof Request ? address.url : address)
    const name = nameOf.get(`${init.method ?? 'GET'} ${pathname}`)
    const reply = { status: response.status, headers: response.headers, text, body: parsed(text) }
    if (name !== undefined) replies.set(name, [...(replies.get(name) ?? []), reply])
    return response
  }

  /** Sends anything to a path, and keeps the answer if it is that of a call. */
  const sendTo = async (method: string, path: string, init: { readonly headers?: Readonly<Record<string, string>>; readonly body?: string } = {}) => {
    const response = await recording(origin + path, { ...init, method, redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parsed(text) } satisfies Reply
  }

  const publicKey = (): Promise<string> =>
    (key ??= sendTo('GET', calls['session.rsaKey'].path, { headers: headersOf('session.rsaKey', { merchant }) }).then(({ body }) =>
      String((body as { readonly value?: unknown } | undefined)?.value),
    ))

  const send = async (name: CallName, sending: Sending = {}): Promise<Reply> => {
    const call: CallDeclaration = calls[name]
    const { request = {}, token, merchant: other = merchant, language = 'EN', isPlain = false, headers } = sending
    const json = { 'Content-Type': 'application/json' }
    const own = { ...headersOf(name, { merchant: other, token }), Language: language, ...headers }
    if (call.encrypted && !isPlain) {
      const sealed = await seal(request, await publicKey())
      return await sendTo(call.method, call.path, { headers: { ...own, ...json, ...sealed.headers }, body: sealed.body })
    }
    const { method, path, body } = plainCall(name, request as object)
    return await sendTo(method, path, { headers: { ...own, ...(body !== undefined && json) }, ...(body !== undefined && { body }) })
  }

  return { origin, merchant, replies, fetch: recording, send, sendTo, publicKey }
}

export type Wire = ReturnType<typeof createWire>

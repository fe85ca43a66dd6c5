import { localFailure, type Response } from './request-error.ts'

export interface Wire {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** Bypasses HTTP caches. */
  readonly fresh?: boolean | undefined
  /** ms, until the last byte of the body. */
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
}

const parsed = (text: string): unknown => {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // For example a proxy's page: then only the status matters.
    return text
  }
}

const isRedirect = (answer: globalThis.Response): boolean => answer.type === 'opaqueredirect' || (answer.status >= 300 && answer.status < 400)

/**
 * Sends one request. Credentials are sent, redirects are not followed (spec 1 §7).
 * Throws `network` and `timeout` failures; an abort by the caller's own signal rejects with that signal's reason.
 */
export const exchange = async (fetch: typeof globalThis.fetch, { url, timeout, signal, fresh, body, ...rest }: Wire): Promise<Response> => {
  // Not AbortSignal.timeout, nor .any: Chrome 90 and Safari 15.4 lack them.
  const abort = new AbortController()
  const giveUp = () => abort.abort()
  const timer = setTimeout(giveUp, timeout)
  signal?.addEventListener('abort', giveUp)
  if (signal?.aborted) giveUp()
  try {
    const init: RequestInit = { ...rest, credentials: 'include', redirect: 'manual', signal: abort.signal }
    if (body !== undefined) init.body = body
    if (fresh) init.cache = 'no-store'
    const answer = await fetch(url, init)
    if (isRedirect(answer)) throw new TypeError('redirected')
    return { status: answer.status, body: parsed(await answer.text()) }
  } catch (error) {
    if (signal?.aborted) throw signal.reason ?? error
    throw localFailure(abort.signal.aborted ? 'timeout' : 'network', '', error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}

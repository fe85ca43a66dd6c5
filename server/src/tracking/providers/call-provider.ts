import { CredentialsRefused, PermanentFailure, TryLater, Unclear } from '#kernel/jobs/job-failures.ts'
import { retryAfterOf } from '#kernel/providers/retry-after.ts'

/** ms */
const TIMEOUT = 15_000
/** Bytes of an answer that are read; each is far shorter. */
const ANSWER_BYTES = 64 * 1024
/** Errors of a connection that never stood, so nothing was sent. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

export interface Answer {
  readonly status: number
  readonly text: string
}

interface Question {
  /** As errors call the provider, e.g. `Meta`. */
  readonly name: string
  readonly url: URL
  readonly init: Pick<RequestInit, 'method' | 'body'> & { readonly headers?: Readonly<Record<string, string>> }
  /** The statuses by which it says that it does not know the account. */
  readonly unknownAccount?: readonly number[]
  /** The statuses whose body the provider's own file judges, besides 200 to 299. */
  readonly judged?: readonly number[]
}

/** What went wrong with a connection, e.g. `UND_ERR_SOCKET` or `TimeoutError`: never a message, which may hold the address. */
const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const code: unknown = error.cause instanceof Error ? Reflect.get(error.cause, 'code') : undefined
  return typeof code === 'string' ? code : error.name
}

const textOf = async (reply: Response): Promise<string> => {
  const bytes = await reply.arrayBuffer()
  return new TextDecoder().decode(bytes.slice(0, ANSWER_BYTES))
}

/**
 * Asks a provider of tracking. Its address may hold the merchant's key, so no error names it. Throws `TryLater` where nothing was taken, `Unclear` where
 * something may have been, `CredentialsRefused`, and `PermanentFailure` for any other refusal.
 */
export const callProvider = async (
  fetch: typeof globalThis.fetch,
  { name, url, init, unknownAccount = [401, 403], judged = [] }: Question,
): Promise<Answer> => {
  // Each request has a connection of its own: the provider may be closing one that was kept, and then nobody knows whether the money was counted.
  const headers = { ...init.headers, connection: 'close' }
  const reply = await fetch(url, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) }).catch((error: unknown) => {
    const code = codeOf(error)
    if (NEVER_SENT.has(code)) throw new TryLater(`${name} could not be reached: ${code}`)
    throw new Unclear(`${name} gave no answer: ${code}`)
  })
  const text = await textOf(reply).catch((error: unknown) => {
    throw new Unclear(`${name} broke its answer off: ${codeOf(error)}`)
  })
  const { status } = reply
  if (reply.ok || judged.includes(status)) return { status, text }
  const reason = `${name} answered ${status}`
  if (unknownAccount.includes(status)) throw new CredentialsRefused(reason)
  if (status === 408 || status === 429 || status === 503) throw new TryLater(reason, { after: retryAfterOf(reply) })
  if (status >= 500) throw new Unclear(reason)
  throw new PermanentFailure(reason)
}

/** The answer's JSON; `Unclear` if it is none, because then nothing tells what became of the events. */
export const jsonIn = (name: string, { text }: Answer): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Unclear(`${name} answered no JSON`)
  }
}

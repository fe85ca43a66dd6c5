import { createAnswerCache } from '#request/answer-cache.ts'
import { createRequest } from '#request/create-request.ts'
import type { FailedCall, RequestSetup } from '#request/request-client.ts'
import { RequestError } from '#request/request-error.ts'

/** One request as it was sent. */
export interface Sent {
  readonly url: string
  readonly init: RequestInit
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

export const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status })
export const success = (value: unknown): Response => json({ success: true, value })
export const failure = (errorCode: string, status = 403, rest: object = {}): Response =>
  json({ success: false, errorCode, message: 'no', ...rest }, status)

/** A store in memory, in place of session storage. */
export const memoryStore = () => {
  const texts = new Map<string, string>()
  return {
    get: (name: string) => texts.get(name) ?? null,
    set: (name: string, text: string) => void texts.set(name, text),
    remove: (name: string) => void texts.delete(name),
    names: () => [...texts.keys()],
    clear: () => texts.clear(),
  }
}

/** A request layer whose server is `answer`, with everything that was sent and reported. */
export const layerBefore = (answer: (sent: Sent) => Response | Promise<Response>, setup: Partial<RequestSetup> = {}) => {
  const sent: Sent[] = []
  const failures: { readonly error: RequestError; readonly call: FailedCall }[] = []
  const storage = memoryStore()
  const cache = createAnswerCache(storage)
  const client = createRequest({
    merchant: () => 'demo',
    language: () => 'EN',
    session: () => null,
    onFailure: (error, call) => void failures.push({ error, call }),
    cache,
    clock: () => 1_700_000_000_000,
    fetch: async (url, init = {}) => {
      const one: Sent = {
        url: url instanceof Request ? url.url : url.toString(),
        init,
        headers: init.headers as Record<string, string>,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      }
      sent.push(one)
      return answer(one)
    },
    ...setup,
  })
  return { ...client, flush: cache.flush, sent, failures, storage }
}

/** The failure that a call rejects with. */
export const caught = async (promise: Promise<unknown>): Promise<RequestError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof RequestError)) throw new Error(`no RequestError: ${String(error)}`)
  return error
}

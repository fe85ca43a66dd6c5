import type { LanguageCode } from '@foyer/contract/languages'
import { callTable, requestTimeout } from 'virtual:call-table'
import { memberFacts } from './call-tables.ts'
import { createEncryptor } from './encryptor.ts'
import { createGets } from './gets.ts'
import { isProtected } from './protected-paths.ts'
import { withQuery, type QueryData } from './query.ts'
import type { FailedCall, Request, RequestClient, RequestSetup, UrlCall } from './request-client.ts'
import { localFailure, isRefusal, RequestError, type Response } from './request-error.ts'
import { exchange, type Wire } from './transport.ts'

/** `Language` of a request while no language is known (spec 1 §9). */
const DEFAULT_LANGUAGE: LanguageCode = 'CN'

type CallWithUrl = UrlCall & { readonly url: string }

const hasBody = (method: string): boolean => method === 'POST' || method === 'PUT'

const sessionFor = (setup: RequestSetup, { url, authorization = true }: UrlCall) =>
  authorization === true && url && isProtected(url) ? setup.session() : null

const headersOf = (setup: RequestSetup, call: CallWithUrl): Record<string, string> => {
  const session = sessionFor(setup, call)
  const token = typeof call.authorization === 'string' ? call.authorization : session?.token
  return {
    Accept: 'application/json',
    Merchant: session?.merchantCode ?? setup.merchant(),
    Language: setup.language() ?? DEFAULT_LANGUAGE,
    ...(call.moduleId && { ModuleId: call.moduleId }),
    ...(token && { Authorization: token }),
    ...call.headers,
  }
}

/** Sends it, and throws where the answer is none or refuses. */
const receive = async (setup: RequestSetup, wire: Wire): Promise<Response> => {
  const answer = await exchange(setup.fetch ?? globalThis.fetch, wire)
  if (isRefusal(answer)) throw new RequestError('api', answer)
  // A network that asks for a sign-in first answers everything with its own page.
  if (typeof answer.body === 'string') throw new RequestError('network', answer)
  return answer
}

/** The request layer (spec 1 §7, spec 2 §7). The first client has no `timeout`; the second is made with the short one. */
export const createRequest = (setup: RequestSetup): RequestClient => {
  const { origin = '', clock = Date.now } = setup
  const reported = new WeakSet<RequestError>()

  const send = (wire: Wire) => receive(setup, wire)

  const sendJson = (wire: Wire, data: unknown, headers?: Readonly<Record<string, string>>) =>
    send({ ...wire, headers: { ...wire.headers, ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(data) })

  const sendEncrypted = async (wire: Wire, data: unknown): Promise<Response> => {
    const encryptAndSend = async () => {
      const { headers, body } = await encryptor.encrypt(data)
      return sendJson(wire, body, headers)
    }
    try {
      return await encryptAndSend()
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== 'encryption_key_expired') throw error
      // Get a new key and repeat once (spec 1 §7, Encryption).
      encryptor.forgetKey()
      return encryptAndSend()
    }
  }

  const gets = createGets(send, setup.cache)

  /** The body of the answer to a call that may change something. */
  const change = async (sent: Promise<Response>): Promise<unknown> => {
    try {
      return (await sent).body
    } finally {
      gets.startAnew()
    }
  }

  const perform = async (call: CallWithUrl): Promise<unknown> => {
    const { method = 'GET', data = {}, fresh, timeout = setup.timeout ?? requestTimeout, signal } = call
    const wire = { method, headers: headersOf(setup, call), timeout, fresh, signal }
    if (hasBody(method)) {
      const addressed = { ...wire, url: origin + call.url }
      return change(call.encrypted ? sendEncrypted(addressed, data) : sendJson(addressed, data))
    }
    const addressed = { ...wire, url: origin + withQuery(call.url, data as QueryData) }
    return method === 'GET' ? gets.get(addressed, call.cache) : change(send(addressed))
  }

  const encryptor = createEncryptor(async () => {
    const { path: url, moduleId } = callTable['session.rsaKey']
    const body = await perform({ url, moduleId, data: { _: String(clock()) }, fresh: true })
    return (body as { readonly value: string }).value
  })

  const tokenAt = ({ authorization = true }: UrlCall): string | undefined =>
    authorization === true ? setup.session()?.token : authorization || undefined

  /** `perform`, but repeats a call once if its session was replaced, and reports failures to the error policy. */
  const run = async (call: UrlCall, name?: Parameters<Request>[0], isRepeated = false): Promise<unknown> => {
    const { url, alert = true } = call
    const input: FailedCall = { name, url: url ?? '', alert, token: tokenAt(call) }
    try {
      if (!url) throw localFailure('api', 'url is null')
      return await perform({ ...call, url })
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      const failure = setup.replaceSession && !isRepeated ? await setup.replaceSession(error, input) : error
      if (!failure) return await run(call, name, true)
      if (!reported.has(failure)) {
        reported.add(failure)
        setup.onFailure(failure, input)
      }
      throw failure
    }
  }

  const loadFacts = async (name: Parameters<Request>[0], options: Parameters<Request>[2]) => {
    try {
      return await memberFacts(name)
    } catch (error) {
      const failure = localFailure('network', '', error)
      setup.onFailure(failure, { name, url: '', alert: options?.alert ?? true, token: setup.session()?.token })
      throw failure
    }
  }

  const request = async (name: Parameters<Request>[0], data?: object, options?: Parameters<Request>[2]): Promise<unknown> => {
    const { path, cache, bare, session: _, ...facts } = callTable[name] ?? (await loadFacts(name, options))
    const body = await run({ cache: cache === 'session', fresh: cache === 'never', ...facts, ...(data && { data }), ...options, url: path }, name)
    return bare ? body : (body as { readonly value: unknown } | undefined)?.value
  }

  // The types fit because they come from the same declarations as the table.
  return { request: request as Request, requestUrl: call => run(call) }
}

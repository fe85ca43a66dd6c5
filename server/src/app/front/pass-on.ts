import { calls, type CallName } from '@foyer/contract'
import { BODY_LIMIT, REQUEST_TIMEOUT, type CallDeclaration } from '@foyer/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#kernel/deps.ts'
import { headerOf } from '#kernel/http/read-header.ts'
import { siteOf } from '#kernel/http/site.ts'
import { Refusal } from '#kernel/refusal.ts'

/** What of a request goes on: what the contract names, and what a back end may need to know of the browser. Forwarding headers are our own. */
const REQUEST_HEADERS = [
  ...['accept', 'content-type', 'authorization', 'merchant', 'language', 'moduleid', 'device', 'encryption', 'x-rsa', 'x-digest'],
  ...['accept-language', 'access-control-request-headers', 'access-control-request-method', 'cookie', 'origin', 'sec-gpc', 'user-agent'],
]
/** Headers of an answer that do not go back: those of the connection to the back end, those that this server sets itself, and those about another host. */
const OWN_HEADERS = new Set([
  ...['connection', 'content-encoding', 'content-length', 'date', 'keep-alive', 'server', 'transfer-encoding', 'upgrade'],
  ...['cache-control', 'content-security-policy', 'referrer-policy', 'strict-transport-security', 'x-content-type-options', 'x-frame-options'],
])
/** Statuses of a server that does not have a call at all. */
const WITHOUT_CALL: readonly number[] = [404, 405, 501]
/** When another try makes sense where the back end does not answer, s. */
const RETRY_SECONDS = 5

interface Parts extends Pick<Deps, 'merchants' | 'log'> {
  /** The origin of the back end. */
  readonly apiUrl: string
  /** Whether this machine may name a merchant at a loopback name that no merchant has. */
  readonly byTool: boolean
  readonly fetch?: typeof fetch
}

const codeIn = (body: string): string | undefined => {
  try {
    const { errorCode } = JSON.parse(body) as { readonly errorCode?: unknown }
    return typeof errorCode === 'string' ? errorCode : undefined
  } catch {
    return undefined
  }
}

const headersFor = (request: FastifyRequest, merchant: string): Headers => {
  const headers = new Headers({
    merchant,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  })
  for (const name of REQUEST_HEADERS) {
    const value = headerOf(request, name)
    if (value !== undefined) headers.set(name, value)
  }
  return headers
}

const passBack = (reply: FastifyReply, { status, headers }: Response, body: string): FastifyReply => {
  for (const [name, value] of headers) if (!OWN_HEADERS.has(name) && name !== 'set-cookie') void reply.header(name, value)
  for (const cookie of headers.getSetCookie()) void reply.header('set-cookie', cookie)
  return reply.code(status).send(body)
}

/** Answers every declared call by another `/wps` server (decision 28). What that server does not have is not found, in the words of this one. */
export const registerPassOn = async (
  app: FastifyInstance,
  { merchants, log, apiUrl, byTool, fetch: fetching = globalThis.fetch }: Parts,
): Promise<void> => {
  const passOn = async (name: CallName, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const call: CallDeclaration = calls[name]
    const { merchant } = siteOf(request.host, headerOf(request, 'merchant'), merchants, { anyHost: call.onUnknownHost, byTool })
    request.refusalMerchant = merchant
    const query = request.url.slice(call.path.length)
    const { body } = request as { readonly body?: unknown }
    const init = {
      method: request.method,
      headers: headersFor(request, merchant.code),
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    } as const
    const answer = await fetching(apiUrl + call.path + query, { ...init, ...(typeof body === 'string' && { body }) }).catch((error: unknown) => {
      log.error({ err: error, call: name }, 'the back end does not answer')
      throw new Refusal('server.error', { requestId: request.id, retryAfter: RETRY_SECONDS })
    })
    const text = await answer.text()
    const code = codeIn(text)
    if (WITHOUT_CALL.includes(answer.status) && (code === undefined || code === 'request.not.found')) throw new Refusal('request.not.found')
    return passBack(reply, answer, text)
  }

  await app.register(async wps => {
    // Bodies go on byte by byte: the back end reads them.
    wps.removeAllContentTypeParsers()
    wps.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    wps.addHook('onRequest', async (_request, reply) => {
      void reply.headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" })
    })
    for (const [name, call] of Object.entries<CallDeclaration>(calls)) {
      wps.route({
        method: call.crossOrigin ? [call.method, 'OPTIONS'] : [call.method],
        url: call.path,
        config: { call: name as CallName },
        bodyLimit: call.bodyLimit ?? BODY_LIMIT,
        handler: (request, reply) => passOn(name as CallName, request, reply),
      })
    }
  })
}

import type { FastifyInstance } from 'fastify'

/** An answer on its way back. */
export interface Passing {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What was sent. */
export interface Passed {
  readonly method: string
  readonly path: string
  readonly headers: Headers
}

/** What a proxy does to answers, and to requests before. */
export interface Breaking {
  readonly answer?: (answer: Passing, request: Passed) => Passing
  readonly request?: (request: Passed) => Passed
}

/** `fetch` into the server as if from one address, through a proxy that breaks something. */
export const fetchFrom =
  (app: FastifyInstance, { answer = one => one, request: change = one => one }: Breaking = {}): typeof fetch =>
  async (address, { method = 'GET', headers, body } = {}) => {
    const { pathname, search } = new URL(address instanceof Request ? address.url : address)
    const sent = change({ method, path: pathname + search, headers: new Headers(headers) })
    const reply = await app.inject({
      method: sent.method as 'GET',
      url: sent.path,
      headers: { ...Object.fromEntries(sent.headers), host: '127.0.0.1' },
      remoteAddress: '127.0.0.1',
      ...(typeof body === 'string' && { payload: body }),
    })
    const passing = answer({ status: reply.statusCode, headers: reply.headers as Record<string, string>, body: reply.body }, sent)
    return new Response(passing.body, { status: passing.status, headers: passing.headers })
  }

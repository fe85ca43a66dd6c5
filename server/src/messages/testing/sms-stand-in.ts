import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request that the gateway received. */
export interface SmsRequest {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly form: Readonly<Record<string, string>>
}

export interface SmsStandIn {
  readonly url: string
  readonly requests: readonly SmsRequest[]
  /** The answer to the next request; by default the message is accepted. A text is sent as it is, anything else as JSON. */
  answerNext(status: number, body: unknown, headers?: Readonly<Record<string, string>>): void
  close(): Promise<void>
}

const QUEUED = { sid: `SM${'0'.repeat(32)}`, status: 'queued', error_code: null }

/** An SMS gateway on the loopback address that answers like Twilio's Messages resource. The test must close it. */
export const startSmsStandIn = async (): Promise<SmsStandIn> => {
  const requests: SmsRequest[] = []
  const answers: { readonly status: number; readonly body: unknown; readonly headers: Readonly<Record<string, string>> }[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url: path, headers } = request
    requests.push({ method, path, headers, form: Object.fromEntries(new URLSearchParams(await text(request))) })
    const next = answers.shift() ?? { status: 201, body: QUEUED, headers: {} }
    response
      .writeHead(next.status, { 'content-type': 'application/json', ...next.headers })
      .end(typeof next.body === 'string' ? next.body : JSON.stringify(next.body))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>(listening => void server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answerNext: (status, body, headers = {}) => void answers.push({ status, body, headers }),
    close: () =>
      new Promise(closed => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

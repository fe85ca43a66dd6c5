import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request that the gateway received. */
export interface PaymentRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Readonly<Record<string, unknown>>
}

/** `isSigned`: whether the company itself answers, and not a proxy before it. `breaks`: the request is done, and the connection ends without an answer. */
export type Answer = { readonly status: number; readonly body: unknown; readonly isSigned?: boolean; readonly breaks?: boolean }

export interface PaymentStandIn {
  readonly url: string
  readonly requests: readonly PaymentRequest[]
  /** What it says when it is asked for a payment, from now on. */
  knows(kind: 'deposit' | 'withdrawal', reference: string, state: string, more?: Readonly<Record<string, unknown>>): void
  /** The answer to the next request to this path; by default a deposit gets a page, a withdrawal is taken, and no payment is known. */
  answerNext(path: string, status: number, body: unknown, more?: Pick<Answer, 'isSigned' | 'breaks'>): void
  /** The company's list, from now on: part by part. */
  lists(parts: readonly (readonly object[])[], completeSince?: string): void
  close(): Promise<void>
}

/** The signature of docs/payment-providers.md, written from that page alone. */
export const signatureOf = (key: string, timestamp: number, subject: string, body: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${subject}.${body}`).digest('hex')

/** The secrets with which the test merchants' payments are signed. */
export const PAYMENT_KEYS = { alpha: 'alpha-signs-with-this-key', beta: 'beta-signs-with-another-key' } as const

const keyOfAccount = (account: string): string => (account === 'account-b' ? PAYMENT_KEYS.beta : PAYMENT_KEYS.alpha)

/**
 * A payment gateway on the loopback address that speaks the wire of docs/payment-providers.md. `decides`: what it answers instead of the usual, for example
 * from books of its own. The test must close it.
 */
export const startPaymentStandIn = async (
  keyOf: (account: string) => string = keyOfAccount,
  decides: (request: PaymentRequest) => Answer | undefined = () => undefined,
): Promise<PaymentStandIn> => {
  const requests: PaymentRequest[] = []
  const answers = new Map<string, Answer>()
  const known = new Map<string, unknown>()
  let list: { readonly parts: readonly (readonly object[])[]; readonly completeSince: string | undefined } = { parts: [[]], completeSince: undefined }
  const listed = (path: string): Answer => {
    const place = Number(new URL(path, 'http://gateway').searchParams.get('after') ?? 0)
    const next = place + 1 < list.parts.length ? { next: String(place + 1) } : {}
    return { status: 200, body: { payments: list.parts[place] ?? [], ...next, ...(list.completeSince && { completeSince: list.completeSince }) } }
  }
  const usual = ({ method, path, body }: PaymentRequest): Answer => {
    if (path.startsWith('/v1/payments?')) return listed(path)
    if (method === 'GET') return known.has(path) ? { status: 200, body: known.get(path) } : { status: 404, body: { error: 'unknown' } }
    const id = `gw-${String(body['reference'])}`
    return { status: 201, body: { id, ...(path === '/v1/deposits' && { url: `${url}/pay/${id}` }) } }
  }
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url: path = '', headers } = incoming
    const content = await text(incoming)
    const request = { method, path, headers, body: content === '' ? {} : (JSON.parse(content) as Record<string, unknown>) }
    requests.push(request)
    const next = answers.get(path) ?? decides(request) ?? usual(request)
    answers.delete(path)
    if (next.breaks) return void incoming.socket.destroy()
    const reply = JSON.stringify(next.body)
    // The tests' clocks do not move by themselves: the answer is signed at the moment of its request.
    const timestamp = Number(headers['x-payment-timestamp'] ?? 0)
    const subject = `answer ${next.status} ${String(headers['x-payment-signature'])}`
    const signature = signatureOf(keyOf(String(headers['x-payment-account'])), timestamp, subject, reply)
    const signed = next.isSigned === false ? {} : { 'x-payment-timestamp': String(timestamp), 'x-payment-signature': signature }
    response.writeHead(next.status, { 'content-type': 'application/json', ...signed }).end(reply)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>(listening => void server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    requests,
    knows(kind, reference, state, more = {}) {
      const usualSum = { account: 'account-a', amount: '202.00', currency: 'PHP' }
      known.set(`/v1/${kind}s/${reference}`, { ...usualSum, kind, id: `gw-${reference}`, reference, state, ...more })
    },
    answerNext: (path, status, body, more) => void answers.set(path, { status, body, ...more }),
    lists: (parts, completeSince) => void (list = { parts, completeSince }),
    close: () =>
      new Promise(closed => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { conductOf, type Verdict } from './company-conduct.ts'
import { type CaseBody, caseIn, isSignedBy, MOST_BYTES, signatureOf } from './company-wire.ts'

interface Case {
  readonly account: string
  readonly id: string
  readonly body: CaseBody
  /** As it was handed in, to know another content under the same name. */
  readonly text: string
  verdict: object | undefined
}

interface Reply {
  readonly status: number
  readonly body: object
  readonly answer?: 'cut' | 'broken' | 'unsigned' | undefined
}

interface StandInOptions {
  /** The key of an account; undefined for one that there is not. */
  readonly keyOf: (account: string) => string | undefined
  readonly clock: () => Date
  /** Where an address of the platform is really reached; the address itself if absent. */
  readonly reach?: (url: URL) => URL
}

const header = ({ headers }: IncomingMessage, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/**
 * A company that checks documents, on the loopback address: it knows the platform by the wire of docs/identity-checks.md alone, and refuses what that
 * does not say. What it does with a case follows from the stated name (`company-conduct.ts`). The test must close it.
 */
export const startCompanyStandIn = async ({ keyOf, clock, reach = url => url }: StandInOptions) => {
  const cases = new Map<string, Case>()
  const misbehaved = new Set<string>()
  const requests: string[] = []
  const statuses: number[] = []
  let reporting: Promise<void> = Promise.resolve()
  const seconds = () => Math.floor(clock().getTime() / 1000)

  const stateOf = ({ account, id, body: { reference }, verdict }: Case) => ({ account, id, reference, ...(verdict ?? { state: 'pending' }) })

  const report = async (one: Case): Promise<void> => {
    const body = JSON.stringify(stateOf(one))
    const timestamp = String(seconds())
    const reply = await fetch(reach(new URL(one.body.callbackUrl)), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-identity-timestamp': timestamp,
        'x-identity-signature': signatureOf(keyOf(one.account) ?? '', timestamp, 'callback', body),
      },
      body,
    })
    await reply.body?.cancel()
    statuses.push(reply.status)
  }
  const reportLater = (one: Case, times: number): void => {
    for (let time = 0; time < times; time += 1) reporting = reporting.then(() => report(one))
  }

  /** Takes a case, once under its name; with another content it is refused. */
  const handIn = (account: string, content: string): Reply => {
    const body = caseIn(content)
    if (!body) return { status: 400, body: { error: 'body' } }
    const known = cases.get(body.reference)
    if (known && (known.account !== account || known.text !== content)) return { status: 409, body: { error: 'reference' } }
    const { verdict, reports = 1, refusesWith, answer } = conductOf(body.stated.name)
    const isFirst = !misbehaved.has(body.reference)
    misbehaved.add(body.reference)
    if (refusesWith !== undefined && isFirst) return { status: refusesWith, body: { error: `${body.stated.name} is not taken` } }
    const one = known ?? { account, id: `case-${cases.size + 1}`, body, text: content, verdict }
    if (!known && verdict) reportLater(one, reports)
    cases.set(body.reference, one)
    return { status: 201, body: { id: one.id }, ...(isFirst && { answer }) }
  }

  const lookUp = (account: string, path: string): Reply => {
    const one = cases.get(path.replace(/^\/v1\/checks\//, ''))
    return one?.account === account ? { status: 200, body: stateOf(one) } : { status: 404, body: { error: 'unknown' } }
  }

  const replyTo = (incoming: IncomingMessage, account: string, content: string): Reply => {
    const { method = '', url = '' } = incoming
    const isJson = header(incoming, 'content-type') === 'application/json'
    if (method === 'POST' && url === '/v1/checks') return isJson ? handIn(account, content) : { status: 415, body: { error: 'type' } }
    if (method === 'GET' && /^\/v1\/checks\/[A-Za-z0-9_-]{22}$/.test(url))
      return content === '' ? lookUp(account, url) : { status: 400, body: { error: 'body' } }
    return { status: 404, body: { error: 'path' } }
  }

  const respond = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (Number(incoming.headers['content-length'] ?? 0) > MOST_BYTES) return void response.writeHead(413).end()
    const content = await text(incoming)
    requests.push(`${incoming.method} ${incoming.url}`)
    const [account, signature] = [header(incoming, 'x-identity-account'), header(incoming, 'x-identity-signature')]
    const key = keyOf(account)
    const message = { timestamp: header(incoming, 'x-identity-timestamp'), signature, subject: `${incoming.method} ${incoming.url}`, body: content }
    if (key === undefined || !isSignedBy(key, message, clock())) return void response.writeHead(401).end('{"error":"signature"}')
    const { status, body, answer } = replyTo(incoming, account, content)
    if (answer === 'cut') return void incoming.socket.destroy()
    if (answer === 'broken') return void response.writeHead(502).end('<html>')
    const reply = JSON.stringify(body)
    const timestamp = String(seconds())
    const signed = {
      'x-identity-timestamp': timestamp,
      'x-identity-signature': signatureOf(key, timestamp, `answer ${status} ${signature}`, reply),
    }
    response.writeHead(status, { 'content-type': 'application/json', ...(answer !== 'unsigned' && signed) }).end(reply)
  }

  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>(listening => void server.listen(0, '127.0.0.1', listening))
  const caseOf = (name: string): Case => {
    const one = [...cases.values()].find(({ body }) => body.stated.name === name)
    if (!one) throw new Error(`no case of ${name} was handed in`)
    return one
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Method and path of every request. */
    requests,
    /** What the platform answered to the callbacks. */
    statuses,
    /** How many cases it has taken. */
    taken: () => cases.size,
    caseOf,
    /** Until every callback that is on its way was answered. */
    reported: async () => await reporting,
    /** Decides about the case of this name, and reports it. */
    async decide(name: string, verdict: Verdict) {
      const one = caseOf(name)
      one.verdict = verdict
      await report(one)
    },
    /** Says from now on this of the case of this name, where it is asked alone. */
    decideQuietly: (name: string, verdict: object) => void (caseOf(name).verdict = verdict),
    close: async () => {
      await reporting
      await new Promise<void>(closed => {
        server.close(() => closed())
        server.closeAllConnections()
      })
    },
  }
}

export type CompanyStandIn = Awaited<ReturnType<typeof startCompanyStandIn>>

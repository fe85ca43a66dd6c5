import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@foyer/server/src/testing/server-process.ts'

/**
 * How a neighbour of the server behaves. `well`: as it should. `slow`: each answer comes after 20 s. `wrong`: it answers that it failed. `garbage`: it answers
 * what nobody understands. `gone`: the connection is cut. `lost`: it does what it was asked for, and its answer is lost. `twice`: each request reaches it twice,
 * or each answer comes twice.
 */
export type Way = 'well' | 'slow' | 'wrong' | 'garbage' | 'gone' | 'lost' | 'twice'

export interface Neighbour {
  readonly url: string
  behave(way: Way): void
  close(): void
}

/** Longer than the server waits for anybody, ms. */
export const SLOW = 20_000

export interface Request {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** It was sent once, and reached the neighbour before. */
  readonly isCopy: boolean
}

export interface Answer {
  readonly status: number
  readonly headers?: IncomingHttpHeaders
  readonly body?: Buffer | string
  /** Called once the answer has reached whoever asked. */
  heard?(): void
}

/** What a neighbour does while it behaves well. */
export type Work = (request: Request) => Answer | Promise<Answer>

/** A neighbour that stands in front of another one, which does the work. */
export const passOnTo =
  (target: string): Work =>
  ({ method, url, headers, body }) =>
    new Promise((resolve, reject) => {
      const sending = request(new URL(url, target), { method, headers }, answer => {
        buffer(answer).then(content => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: content }), reject)
      })
      sending.on('error', reject)
      sending.end(body)
    })

/** Starts a neighbour that speaks HTTP. */
export const startNeighbour = async (work: Work): Promise<Neighbour> => {
  let way: Way = 'well'
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const now = way
    const { method = 'GET', url = '/', headers } = incoming
    const received = { method, url, headers, body: await buffer(incoming), isCopy: false }
    if (now === 'gone') return void incoming.socket.destroy()
    if (now === 'wrong') return void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal Server Error</h1>')
    if (now === 'garbage') return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":')
    if (now === 'slow') await pause(SLOW)
    if (now === 'twice') await work(received)
    const { status, headers: answered = {}, body, heard } = await work({ ...received, isCopy: now === 'twice' })
    if (now === 'lost') return void incoming.socket.destroy()
    if (!response.destroyed) heard?.()
    response.writeHead(status, answered).end(body)
  }
  const server = createServer((incoming, response) => void answer(incoming, response).catch(() => incoming.socket.destroy()))
  // A connection that the server keeps is not closed in the moment in which it is used again.
  server.keepAliveTimeout = 120_000
  const port = await freePort()
  await new Promise<void>(listening => void server.listen(port, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${port}`,
    behave: next => void (way = next),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

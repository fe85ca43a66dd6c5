import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@foyer/server/src/testing/server-process.ts'

/**
 * What stands between the server and a neighbour: `well`: nothing. `slow`: each answer comes after 15 s. `wrong`: 500 and a page. `garbage`: 200 and no JSON.
 * `gone`: the connection is cut. `lost`: the neighbour does it, and its answer is lost. `twice`: each request reaches it twice.
 */
export type Way = 'well' | 'slow' | 'wrong' | 'garbage' | 'gone' | 'lost' | 'twice'

export interface Neighbour {
  readonly url: string
  /** How many requests have come. */
  readonly requests: () => number
  behave(way: Way): void
  close(): void
}

const SLOW = 15_000

/** Stands in front of the neighbour at `target`. */
export const startNeighbour = async (target: string): Promise<Neighbour> => {
  let way: Way = 'well'
  let requests = 0
  const pass = (
    { method, url, headers }: IncomingMessage,
    body: Buffer,
  ): Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }> =>
    new Promise((resolve, reject) => {
      const sending = request(new URL(url ?? '/', target), { method: method ?? 'GET', headers }, answer => {
        buffer(answer).then(content => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: content }), reject)
      })
      sending.on('error', reject)
      sending.end(body)
    })
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    requests += 1
    const now = way
    const body = await buffer(incoming)
    if (now === 'gone') return void incoming.socket.destroy()
    if (now === 'wrong') return void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal Server Error</h1>')
    if (now === 'garbage') return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":')
    if (now === 'slow') await pause(SLOW)
    if (now === 'twice') await pass(incoming, body)
    const { status, headers, body: content } = await pass(incoming, body)
    if (now === 'lost') return void incoming.socket.destroy()
    response.writeHead(status, headers).end(content)
  }
  const server = createServer((incoming, response) => void answer(incoming, response).catch(() => incoming.socket.destroy()))
  // A connection that the server keeps is not closed in the moment in which it is used again.
  server.keepAliveTimeout = 120_000
  const port = await freePort()
  await new Promise<void>(listening => void server.listen(port, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => requests,
    behave: next => void (way = next),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

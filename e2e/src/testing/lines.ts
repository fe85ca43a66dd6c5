import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Line {
  readonly origin: string
  /** The requested paths. */
  readonly requests: readonly string[]
  /** Whether a client closed its request before an answer. */
  readonly givenUp: () => boolean
  close(): Promise<void>
}

/** A merchant's line, which answers its ping when `ready` allows it. */
export const openLine = async (ready: Promise<void>): Promise<Line> => {
  const requests: string[] = []
  let givenUp = false
  const server: Server = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'Merchant')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (!request.url?.startsWith('/wps/')) return void response.setHeader('content-type', 'text/html').end('<title>line</title>')
    response.once('close', () => (givenUp ||= !response.writableFinished))
    void ready.then(() => response.setHeader('content-type', 'application/json').end('{}'))
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    givenUp: () => givenUp,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

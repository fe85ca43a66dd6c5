import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls, type CallName } from '@foyer/contract'

/** A `/wps` server of somebody else's: the server on a port, without these calls, and without pages. */
export const startLackingServer = async (
  port: number,
  lacks: readonly CallName[],
): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }> => {
  const paths = new Set<string>(lacks.map(name => calls[name].path))
  const server: Server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    if (!path.startsWith('/wps/') || paths.has(path)) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>')
      return
    }
    const headers = { ...request.headers, host: `127.0.0.1:${port}` }
    const passed = httpRequest({ host: '127.0.0.1', port, method: request.method, path: request.url, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.writeHead(502).end())
    request.pipe(passed)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${own}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

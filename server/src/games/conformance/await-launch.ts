import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the platform told the vendor when a player started a game. */
export interface Launch {
  readonly token: string
  readonly wallet: string
  readonly game: string
}

const launchIn = (text: string): Launch | undefined => {
  try {
    const { token, wallet, game } = JSON.parse(text) as Partial<Record<keyof Launch, unknown>>
    return typeof token === 'string' && typeof wallet === 'string' && typeof game === 'string' ? { token, wallet, game } : undefined
  } catch {
    return undefined
  }
}

/**
 * Stands in the vendor's place at `port`, or at any free one where it is 0, until a player has started a game for money on the platform.
 * `onListening` gets the port once a launch can come.
 */
export const awaitLaunch = (port: number, onListening: (port: number) => void): Promise<Launch> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const launch = launchIn(Buffer.concat(parts).toString())
        response.writeHead(200, { 'content-type': 'application/json', connection: 'close' })
        response.end(JSON.stringify({ url: `http://${request.headers.host ?? ''}/` }))
        if (!launch) return
        server.close()
        resolve(launch)
      })
    })
    server.on('error', reject)
    server.listen(port, () => onListening((server.address() as AddressInfo).port))
  })

import { Agent, request } from 'node:http'
import type { Call } from '#load.ts'
import type { Reply } from './judge.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** A call without an answer is given up after so long, ms: far more than any bound that is promised. */
const PATIENCE = 90_000

/** Sends one call and returns its answer, whatever it is; rejects where the connection breaks. */
export const fetchReply = (port: number, { method, path, headers, body }: Call): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sending = request({ agent, host: '127.0.0.1', port, method, path, headers, timeout: PATIENCE }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
      response.on('error', reject)
    })
    sending.on('timeout', () => sending.destroy(new Error('no answer')))
    sending.on('error', reject)
    sending.end(body)
  })

export const closeConnections = (): void => agent.destroy()

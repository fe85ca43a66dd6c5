import { Agent, request, type RequestOptions } from 'node:http'

const AT_ONCE = 16
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

/** One call's wire form. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** The HTTP status it must have; 200 where absent. */
  readonly expect?: number
}

/** Sends one call and returns its body; throws if its status is not the expected one. */
export const send = (port: number, { method, path, headers, body, expect = 200 }: Call): Promise<string> =>
  new Promise((resolve, reject) => {
    const options: RequestOptions = { agent, host: '127.0.0.1', port, method, path, headers }
    const sending = request(options, response => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => (response.statusCode === expect ? resolve(text) : reject(new Error(`${path}: ${response.statusCode} ${text}`))))
    })
    sending.on('error', reject)
    sending.end(body)
  })

/** Sends all calls, so many at once that the server is never idle. Ends with the last answer. */
export const sendAll = async (port: number, calls: readonly Call[]): Promise<void> => {
  const left = calls.values()
  const worker = async () => {
    for (const call of left) await send(port, call)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

export const stopLoad = () => agent.destroy()

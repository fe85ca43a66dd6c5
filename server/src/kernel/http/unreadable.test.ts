import { connect, type AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '#kernel/log.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { refuseUnreadable } from './unreadable.ts'

// Every fault gets a clear error with a stable code, a request id and a line in the access log, and the process survives.

let wire: TestApp
let port: number
let lines: Record<string, unknown>[] = []

beforeAll(async () => {
  const log = createLog('info', { write: line => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  wire = await createTestApp({ log })
  await wire.app.listen({ host: '127.0.0.1', port: 0 })
  port = (wire.app.server.address() as AddressInfo).port
})
beforeEach(() => {
  lines = []
})
afterAll(() => wire.close())

/** Sends raw bytes; returns what came back before the server closed the connection. */
const send = (bytes: Buffer | string): Promise<{ readonly status: number; readonly id: string | undefined; readonly body: string }> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const parts: Buffer[] = []
    socket.on('data', part => parts.push(part))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = Buffer.concat(parts).toString('utf8').split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1]), id: /^x-request-id: (.+)$/im.exec(head)?.[1]?.trim(), body })
    })
  })

const get = (path: string, more = '', host = 'Host: alpha.test\r\n'): string => `GET ${path} HTTP/1.1\r\n${host}Connection: close\r\n${more}\r\n`

const entry = () => lines.find(({ msg }) => msg === 'request')

describe('gets an answer, a request id and a line in the access log', () => {
  test.each([
    ['what is no HTTP', '\u0016\u0003\u0001garbage\r\n\r\n', 400, 'request.invalid'],
    ['a broken header', get('/healthz', 'no colon\r\n'), 400, 'request.invalid'],
    ['bytes that no address has', Buffer.from(get('/m/\u00ff'), 'latin1'), 400, 'request.invalid'],
    ['two lengths of one body', get('/healthz', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'), 400, 'request.invalid'],
    ['too much header', get('/healthz', `X: ${'a'.repeat(20_000)}\r\n`), 413, 'request.too.large'],
    ['an address that cannot be decoded', get('/m/%E0%A4%A?token=secret'), 400, 'request.invalid'],
    ['a request without a host', get('/wps/system/status', '', ''), 421, 'domain_not_available'],
    ['a tunnel', 'CONNECT alpha.test:443 HTTP/1.1\r\nHost: alpha.test\r\n\r\n', 404, 'request.not.found'],
  ])('%s', async (_what, bytes, status, errorCode) => {
    const answer = await send(bytes)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toMatchObject({ success: false, errorCode, message: expect.any(String) })
    expect(entry()).toMatchObject({ requestId: answer.id, status, ip: '127.0.0.1', errorCode })
    expect(JSON.stringify(lines)).not.toContain('secret')
  })

  test('an unknown expectation is ignored', async () => {
    const answer = await send(get('/wps/system/status', 'Expect: a-cake\r\n'))
    expect(answer).toMatchObject({ status: 200, id: entry()?.['requestId'] })
  })
})

/** The handler alone, on a connection in memory. */
const refuse = (code: string): string => {
  const connection = new PassThrough()
  refuseUnreadable({ log: wire.system.log, newId: () => 'number' })(Object.assign(new Error('broken'), { code }), connection)
  return String(connection.read() ?? '')
}

test('a request that never ends is closed with its code', () => {
  expect(refuse('ERR_HTTP_REQUEST_TIMEOUT')).toMatch(
    /^HTTP\/1\.1 408 Request Timeout\r\nx-request-id: number\r\n(?:.+\r\n)+\r\n\{.*"request\.timeout"/,
  )
  expect(entry()).toMatchObject({ requestId: 'number', status: 408, errorCode: 'request.timeout' })
})

test('a client that hung up gets no answer and no log line', () => {
  expect(refuse('ECONNRESET')).toBe('')
  expect(lines).toEqual([])
})

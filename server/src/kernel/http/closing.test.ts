import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { createTestApp } from '#testing/test-app.ts'

/** A server whose calls with a session wait for the test, and what became of their queries. */
const heldServer = async () => {
  const wire = await createTestApp()
  let letGo = (): void => undefined
  const held = new Promise<void>(resolve => (letGo = resolve))
  let requested = (): void => undefined
  const reached = new Promise<void>(resolve => (requested = resolve))
  const queries: Promise<unknown>[] = []
  const { withMember } = wire.system.stores.sessions
  Object.assign(wire.system.stores.sessions, {
    withMember: async (merchant: string, token: string) => {
      requested()
      await held
      const query = withMember(merchant, token)
      queries.push(query)
      return await query
    },
  })
  await wire.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = wire.app.server.address() as AddressInfo
  const headers = { host: 'alpha.test', authorization: 'x'.repeat(43), connection: 'keep-alive' }
  const call = (answered?: (reply: IncomingMessage) => void) =>
    request({ port, host: '127.0.0.1', path: '/wps/member/info', headers }, answered)
      .on('error', () => undefined)
      .end()
  return { wire, letGo, reached, queries, call }
}

// Proves requests-6.
test('a server that stops finishes its open requests, and leaves no connection waiting', async () => {
  const { wire, letGo, reached, call } = await heldServer()
  const answer = new Promise<{ status: number | undefined; connection: string | undefined }>(resolve => {
    call(reply => reply.resume().on('end', () => resolve({ status: reply.statusCode, connection: reply.headers.connection })))
  })
  await reached
  const closed = wire.close()
  await vi.waitUntil(() => !wire.app.server.listening, { timeout: 60_000 })
  letGo()
  expect(await answer).toEqual({ status: 401, connection: 'close' })
  await closed
})

// Proves requests-6.
test('it also waits for a call whose caller has gone away: the database is closed after it', async () => {
  const { wire, letGo, reached, queries, call } = await heldServer()
  const pending = call()
  await reached
  pending.destroy()
  const connections = () => new Promise<number>(resolve => wire.app.server.getConnections((_error, count) => resolve(count)))
  await vi.waitUntil(async () => (await connections()) === 0, { timeout: 60_000 })
  let isClosed = false
  const closed = wire.close().then(() => (isClosed = true))
  await vi.waitUntil(() => !wire.app.server.listening, { timeout: 60_000 })
  for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setImmediate(resolve))
  expect(isClosed).toBe(false)
  letGo()
  await closed
  expect(await Promise.allSettled(queries)).toMatchObject([{ status: 'fulfilled' }])
})

// Proves requests-6.
test('before it stops it says that it is leaving, and goes on answering: each answer closes its connection', async () => {
  const wire = await createTestApp()
  expect((await wire.app.inject('/readyz')).headers.connection).not.toBe('close')
  wire.app.isLeaving = true
  const ready = await wire.app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'leaving' }])
  const { status, headers } = await wire.client().call('system.ping', {})
  expect([status, headers['connection']]).toEqual([200, 'close'])
  expect((await wire.app.inject('/healthz')).statusCode).toBe(200)
  await wire.close()
})

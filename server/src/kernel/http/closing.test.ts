import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { createTestApp } from '#testing/test-app.ts'

test('a server that stops finishes its open requests, and leaves no connection waiting', async () => {
  const wire = await createTestApp()
  let letGo = (): void => undefined
  const held = new Promise<void>(resolve => (letGo = resolve))
  const { withMember } = wire.system.stores.sessions
  let asked = (): void => undefined
  const reached = new Promise<void>(resolve => (asked = resolve))
  Object.assign(wire.system.stores.sessions, {
    withMember: async (merchant: string, token: string) => {
      asked()
      await held
      return await withMember(merchant, token)
    },
  })
  await wire.app.listen({ host: '127.0.0.1', port: 0 })

  const { port } = wire.app.server.address() as AddressInfo
  const headers = { host: 'alpha.test', authorization: 'x'.repeat(43), connection: 'keep-alive' }
  const answer = new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/wps/member/info', headers }, reply => {
      reply.resume().on('end', () => resolve({ status: reply.statusCode, connection: reply.headers.connection }))
    })
      .on('error', reject)
      .end()
  })
  await reached
  const closed = wire.close()
  await vi.waitUntil(() => !wire.app.server.listening, { timeout: 60_000 })
  letGo()
  expect(await answer).toEqual({ status: 401, connection: 'close' })
  await closed
})

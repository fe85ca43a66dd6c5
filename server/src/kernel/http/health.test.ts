import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DatabaseAwayError } from '#kernel/database-away.ts'
import { createLog } from '#kernel/log.ts'
import { createTestApp, PASSWORD, registration, signIn, valueOf, type TestApp } from '#testing/test-app.ts'

const TOKEN = 'a-token-for-metrics'
const lines: string[] = []
const written = () => lines.join('')

let wire: TestApp
beforeAll(async () => {
  const log = createLog('info', new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }))
  wire = await createTestApp({ log, config: { metricsToken: TOKEN } })
})
afterAll(() => wire.close())

test('/healthz answers for the process, /readyz also for the database and the keys', async () => {
  expect((await wire.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await wire.app.inject('/readyz')).json()).toEqual({ status: 'ready' })

  const { usable } = wire.system.stores.keys
  Object.assign(wire.system.stores.keys, { usable: () => Promise.reject(new Error('gone')) })
  const reply = await wire.app.inject('/readyz')
  expect([reply.statusCode, reply.json()]).toEqual([503, { status: 'unavailable' }])
  expect((await wire.app.inject('/healthz')).statusCode).toBe(200)
  Object.assign(wire.system.stores.keys, { usable })

  // A database that only answers questions is not enough.
  const { consume } = wire.system.stores.limits
  Object.assign(wire.system.stores.limits, { consume: () => Promise.reject(new Error('cannot execute INSERT in a read-only transaction')) })
  expect((await wire.app.inject('/readyz')).statusCode).toBe(503)
  Object.assign(wire.system.stores.limits, { consume })
})

test('a call whose database is away is 503 with Retry-After, not 500', async () => {
  const { visitor } = wire.system.stores.tracking
  const gone = new DatabaseAwayError(new Error('refused'))
  Object.assign(wire.system.stores.tracking, { visitor: () => Promise.reject(gone) })
  const outcome = await wire.client().call('tracking.policy', { visitor: 'a'.repeat(32) })
  expect(outcome).toMatchObject({ status: 503, errorCode: 'server.error', value: { retryAfter: 5 }, headers: { 'retry-after': '5' } })
  Object.assign(wire.system.stores.tracking, { visitor })
})

test('/metrics answers requests with the token', async () => {
  await wire.client().call('system.ping', {})
  const call = (authorization: string) => wire.app.inject({ url: '/metrics', headers: { authorization } })
  expect((await call(`Bearer ${TOKEN}`)).body).toContain(
    'foyer_requests_total{site="players",merchant="alpha",call="system.ping",status="200",error=""} 1',
  )
  for (const wrong of ['', 'Bearer', `Bearer ${TOKEN}x`, TOKEN]) expect((await call(wrong)).statusCode).toBe(404)
})

test('the access log says who asked for what and the result, and holds no secret', async () => {
  const client = wire.client()
  const session = valueOf(await client.call('member.register', registration('logged', { remember: true })))
  client.token = session.token
  await client.call('member.info', {})
  await client.call('session.login', signIn('logged', { password: 'Wrong-42-river' }))
  await wire.app.inject({ url: `/wps/member/info?token=${session.token}`, headers: { host: 'alpha.test' } })
  await wire.app.inject({ url: `/nowhere?token=${session.token}`, headers: { host: 'alpha.test' } })

  const entries = written()
    .split('\n')
    .flatMap(line => (line.includes('"msg":"request"') ? [JSON.parse(line) as Record<string, unknown>] : []))
  expect(entries).toContainEqual(
    expect.objectContaining({ method: 'GET', path: '/wps/member/info', status: 200, ip: '203.0.113.7', merchant: 'alpha', memberId: session.id }),
  )
  expect(entries).toContainEqual(expect.objectContaining({ path: '/wps/session/login', status: 403, errorCode: 'login.cred.err' }))
  for (const secret of [PASSWORD, 'Wrong-42-river', session.token ?? '?', session.rememberToken ?? '?']) expect(written()).not.toContain(secret)
})

test('without a token there is no /metrics', async () => {
  const other = await createTestApp()
  expect((await other.app.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } })).statusCode).toBe(404)
  await other.close()
})

test('many who look at the same time share one look, because each is a write', async () => {
  const wire = await createTestApp()
  const consume = vi.spyOn(wire.system.stores.limits, 'consume')
  const replies = await Promise.all(Array.from({ length: 20 }, async () => await wire.app.inject('/readyz')))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200))
  expect(consume).toHaveBeenCalledOnce()
  await wire.close()
})

import { calls } from '@foyer/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#kernel/db/database.ts'
import { createTestApp, registration, type TestApp } from '#testing/test-app.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { cellMarks } from './schema.ts'

const WHITELABEL = calls['system.whitelabel'].path

let database: OpenDatabase
let stage: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.insert(cellMarks).values([
    { merchant: 'alpha', state: 'gone', move: 'one', other: 'other', since: new Date() },
    { merchant: 'beta', state: 'open', move: '', other: '', since: new Date() },
  ])
  stage = await createTestApp({ database, config: { cell: 'b' }, uptime: () => 0 })
})
afterAll(() => stage.close())

const get = (host: string, url: string, headers: Readonly<Record<string, string>> = {}) =>
  stage.app.inject({ method: 'GET', url, headers: { host, language: 'EN', ...headers } })

test('calls of a merchant that another cell serves are answered with 503 and Retry-After, and those of others as always', async () => {
  const gone = await get('alpha.test', WHITELABEL)
  expect([gone.statusCode, gone.headers['retry-after'], gone.json().errorCode]).toEqual([503, '5', 'maintenance'])
  await stage.client('beta').call('member.register', registration('someone1'))
})

test('so are those that name it in a header, and those of partners; the status says maintenance', async () => {
  const named = await get('alpha.test', WHITELABEL, { merchant: 'alpha' })
  expect([named.statusCode, named.headers['retry-after']]).toEqual([503, '5'])
  const partners = ['/vendor/v1/alpha/balance', '/payments/callback/alpha']
  for (const url of partners) {
    const { statusCode, headers } = await stage.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '{}' })
    expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '5'])
  }
  const status = await get('alpha.test', '/wps/system/status')
  expect([status.statusCode, status.json().value.maintenance]).toEqual([200, true])
})

test('what goes over all merchants passes it over', () => {
  expect(stage.system.merchants.all().map(({ code }) => code)).not.toContain('alpha')
  expect(() => stage.system.merchants.byCode('alpha')).toThrow('maintenance')
  expect(stage.system.merchants.byCode('beta')?.code).toBe('beta')
})

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestCounter } from '#kernel/http/metrics.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { sendInto } from '#testing/test-app.ts'
import { WireClient } from '#testing/wire-client.ts'
import { createApp } from './app.ts'
import { createConsoleApp } from './console/console-app.ts'
import { METRICS_DOCUMENT, metricsDocument } from './metrics-page.ts'
import { createMetrics } from './metrics.ts'

const unpadded = (text: string) => text.replaceAll(/ +\|/g, ' |').replaceAll(/\| -+ \|(?: -+ \|)*/g, '---')

let system: TestSystem
beforeAll(async () => {
  system = await createTestDeps()
})
afterAll(() => system.close())

/** A process that counts, with its servers. */
const counting = async () => {
  const registry = createMetrics(system)
  const countRequests = requestCounter(registry)
  const app = await createApp(system, { metrics: { registry, collect: () => registry.metrics(), countRequests } })
  const staffed = await createConsoleApp(system, { countRequests })
  const lines = async (name: string) => (await registry.getSingleMetricAsString(name)).split('\n').filter(line => line.startsWith(name))
  return { registry, app, staffed, lines }
}

test('docs/metrics.md is up to date; if not, run: npm run settings', async () => {
  const { registry, app, staffed } = await counting()
  expect(unpadded(readFileSync(METRICS_DOCUMENT, 'utf8'))).toBe(unpadded(metricsDocument(registry)))
  await app.close()
  await staffed.close()
})

test('requests are counted by site, merchant and call; what a stranger makes up is no label', async () => {
  const { app, staffed, lines } = await counting()
  const client = (merchant: 'alpha' | 'beta') =>
    new WireClient({ send: sendInto(app, '203.0.113.7'), merchant, language: 'EN', headers: { Host: `${merchant}.test` } })
  await client('alpha').call('system.ping', {})
  await client('beta').call('system.ping', {})
  await client('beta').call('member.info', {})
  await app.inject({ url: '/made/up', headers: { host: 'nobody.test', merchant: 'made-up' } })
  await staffed.inject({ url: '/ops/made/up', headers: { host: 'localhost' } })
  expect((await lines('foyer_requests_total')).toSorted()).toEqual([
    expect.stringContaining('foyer_requests_total{site="console",merchant="",call="unknown"'),
    'foyer_requests_total{site="players",merchant="",call="unknown",status="404",error="request.not.found"} 1',
    'foyer_requests_total{site="players",merchant="alpha",call="system.ping",status="200",error=""} 1',
    'foyer_requests_total{site="players",merchant="beta",call="member.info",status="401",error="customer.not.login"} 1',
    'foyer_requests_total{site="players",merchant="beta",call="system.ping",status="200",error=""} 1',
  ])
  await app.close()
  await staffed.close()
})

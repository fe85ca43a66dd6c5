import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { Type } from 'typebox'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '#app/app.ts'
import { handleJob } from '#kernel/jobs/job-work.ts'
import { createTestDeps } from '#testing/harness.ts'
import { registration, sendInto, valueOf, PASSWORD } from '#testing/test-app.ts'
import { openOwnPostgres, postgresUrl } from '#testing/test-database.ts'
import { WireClient } from '#testing/wire-client.ts'
import { startTracing } from './start-tracing.ts'

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: SentSpan['attributes'] }
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[]
  }[]
}

/** OTLP over HTTP in JSON (https://opentelemetry.io/docs/specs/otlp/): what reads it takes this path, method and type alone. */
const openCollector = async () => {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const isRight = request.method === 'POST' && request.url === '/v1/traces' && request.headers['content-type'] === 'application/json'
    let body = ''
    request.on('data', part => (body += String(part)))
    request.on('end', () => {
      if (isRight) bodies.push(body)
      response.writeHead(isRight ? 200 : 400, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    sent: () => bodies.map(body => JSON.parse(body) as Sent),
    spans: () => bodies.flatMap(body => (JSON.parse(body) as Sent).resourceSpans.flatMap(one => one.scopeSpans.flatMap(({ spans }) => spans))),
    close: () => new Promise(resolve => server.close(resolve)),
  }
}

const valuesOf = ({ attributes }: Pick<SentSpan, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

describe.runIf(postgresUrl)('spans by OpenTelemetry', () => {
  const ends: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
    vi.unstubAllEnvs()
  })

  const traced = async (variables: Readonly<Record<string, string>> = {}) => {
    const collector = await openCollector()
    ends.push(() => collector.close())
    for (const [name, value] of Object.entries({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin, ...variables })) vi.stubEnv(name, value)
    const logged: string[] = []
    const log = pino({ base: null }, { write: (line: string) => void logged.push(line) })
    const tracing = startTracing(log)
    const system = await createTestDeps({
      log,
      database: await openOwnPostgres(postgresUrl ?? ''),
      fetch: tracing.fetch,
      around: tracing.work,
      config: { trustedProxies: ['127.0.0.1'] },
    })
    system.database?.observe(tracing.statements)
    const app = await createApp(system, { tracing })
    ends.push(
      () => system.close(),
      () => app.close(),
    )
    const client = (headers: Readonly<Record<string, string>> = {}, ip = '203.0.113.7') =>
      new WireClient({ send: sendInto(app, ip), merchant: 'alpha', language: 'EN', headers: { Host: 'alpha.test', ...headers } })
    return { collector, tracing, system, client, logged }
  }

  test('each request is a span with its own statements within, however many run at once; nothing secret is in it', async () => {
    const { collector, tracing, system, client, logged } = await traced({ OTEL_SERVICE_NAME: 'brand', OTEL_RESOURCE_ATTRIBUTES: 'place=here' })
    const session = valueOf(await client().call('member.register', registration('traced_one', { remember: true })))
    const signedIn = () => Object.assign(client(), { token: session.token })
    // More than there are connections, so that some wait until another request gives one back.
    await Promise.all(Array.from({ length: 40 }, () => signedIn().call('member.info', {})))
    await tracing.stop()

    const spans = collector.spans()
    const named = (name: string) => spans.filter(span => span.name === name)
    const within = (span: SentSpan) => spans.filter(({ traceId }) => traceId === span.traceId)
    expect(named('member.info').length).toBe(40)
    for (const span of named('member.info')) {
      expect(span.parentSpanId).toBeUndefined()
      expect(valuesOf(span)).toMatchObject({
        'http.request.method': 'GET',
        'http.route': '/wps/member/info',
        'http.response.status_code': 200,
        'foyer.site': 'players',
        'foyer.merchant': 'alpha',
      })
      // A new connection first looks who answers.
      const isLook = (one: SentSpan) => String(valuesOf(one)['db.query.text']).startsWith('select pg_backend_pid()')
      const statements = within(span).filter(one => one !== span && !isLook(one))
      expect(statements.map(({ name }) => name).toSorted()).toEqual([expect.stringMatching(/^member_glance/), 'session_with_member'])
      for (const statement of statements) {
        expect(statement.parentSpanId).toBe(span.spanId)
        expect(valuesOf(statement)).toMatchObject({
          'db.system.name': 'postgresql',
          'db.query.text': expect.stringMatching(/select|with|insert|update/i),
        })
      }
    }
    expect(within(named('member.register')[0]!).length).toBeGreaterThan(3)
    expect(collector.sent().map(({ resourceSpans: [one] }) => valuesOf(one!.resource))).toContainEqual(
      expect.objectContaining({ 'service.name': 'brand', place: 'here' }),
    )

    for (const secret of [session.token, session.rememberToken!, PASSWORD, session.customerId, 'traced_one', '203.0.113.7'])
      expect(collector.text()).not.toContain(secret)
    const lines = logged.map(line => JSON.parse(line) as { path?: string; traceId?: string })
    const registered = lines.find(({ path }) => path === '/wps/member/register')
    expect(registered?.traceId).toBe(named('member.register')[0]!.traceId)
    expect(system.config.isTraced).toBe(false)
  })

  test('only a trusted proxy says to which trace a request belongs, and that it is sampled', async () => {
    const { collector, tracing, client } = await traced({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' })
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    await client({ traceparent }).call('system.ping', {})
    await client({ traceparent }, '127.0.0.1').call('system.ping', {})
    await client({}, '127.0.0.1').call('system.ping', {})
    await tracing.stop()
    expect(collector.spans().map(({ name, traceId, parentSpanId }) => [name, traceId, parentSpanId])).toEqual([
      ['system.ping', '0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'],
    ])
  })

  test('a job is a span, and a call of another server within it, of which the span has the host alone', async () => {
    const { collector, tracing } = await traced()
    const other = await openCollector()
    ends.push(() => other.close())
    const kind = { name: 'ask', lane: 'other', payload: Type.Object({}) } as never
    const work = tracing.work(handleJob(kind, async () => void (await tracing.fetch(`${other.origin}/members/ann?token=secret`))))
    await work.run([{ merchant: 'alpha', kind: 'ask', payload: {} } as never], new AbortController().signal)
    await expect(tracing.fetch('http://127.0.0.1:1/', {})).rejects.toThrow('fetch failed')
    await tracing.stop()
    const [call, job, failed] = collector.spans()
    expect(job).toMatchObject({ name: expect.stringMatching(/^job /) as string })
    expect(call).toMatchObject({ name: 'GET 127.0.0.1', parentSpanId: job!.spanId, traceId: job!.traceId })
    expect(valuesOf(call!)).toEqual({ 'http.request.method': 'GET', 'server.address': '127.0.0.1', 'http.response.status_code': 400 })
    expect(failed).toMatchObject({ status: { code: 2 } })
    expect(collector.text()).not.toMatch(/secret|ann/)
  })
})

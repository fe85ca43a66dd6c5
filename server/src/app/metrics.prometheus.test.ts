import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestCounter } from '#kernel/http/metrics.ts'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import { createApp } from './app.ts'
import { createMetrics } from './metrics.ts'

const WATCHING = join(import.meta.dirname, '../../../deploy/watching')
const TOKEN = 'a-token-for-prometheus'
const isInstalled = spawnSync('prometheus', ['--version']).error === undefined

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

interface Panel {
  readonly title: string
  readonly targets?: readonly { readonly expr: string }[]
}

describe.runIf(isInstalled)('the real Prometheus', () => {
  let system: TestSystem
  let app: Awaited<ReturnType<typeof createApp>>
  let prometheus: ChildProcess
  let origin: string
  const folder = mkdtempSync(join(tmpdir(), 'foyer-prometheus-'))

  beforeAll(async () => {
    system = await createTestDeps({ config: { metricsToken: TOKEN } })
    const registry = createMetrics(system)
    app = await createApp(system, { metrics: { registry, collect: () => registry.metrics(), countRequests: requestCounter(registry) } })
    const server = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    // The example, at this server and more often.
    const example = readFileSync(join(WATCHING, 'prometheus.yml'), 'utf8')
    const own = example.replace(/targets: .*/, `targets: ['${server.host}']`).replaceAll('15s', '1s')
    expect(own).toContain(server.host)
    writeFileSync(join(folder, 'prometheus.yml'), own)
    writeFileSync(join(folder, 'metrics-token'), TOKEN)
    copyFileSync(join(WATCHING, 'alerts.yml'), join(folder, 'alerts.yml'))
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    const options = ['--config.file=prometheus.yml', '--storage.tsdb.path=data', `--web.listen-address=127.0.0.1:${port}`, '--log.level=error']
    prometheus = spawn('prometheus', options, { cwd: folder, stdio: 'inherit' })
  })
  afterAll(async () => {
    const ended = once(prometheus, 'exit')
    prometheus.kill('SIGKILL')
    await ended
    await app.close()
    await system.close()
    rmSync(folder, { recursive: true })
  })

  const ask = async (path: string): Promise<{ readonly status: string; readonly error?: string; readonly data: unknown }> =>
    (await (await fetch(`${origin}${path}`)).json()) as never
  const query = (expr: string) => ask(`/api/v1/query?query=${encodeURIComponent(expr)}`)

  test('scrapes a server by the example, takes the rules, and answers every question of the dashboard', async () => {
    const health = async () => {
      const { data } = await ask('/api/v1/targets')
      return (data as { activeTargets: readonly { health: string; lastError: string }[] }).activeTargets.map(target => [
        target.health,
        target.lastError,
      ])
    }
    await expect.poll(() => health().catch(() => [])).toEqual([['up', '']])

    const groups = async () => {
      const { data } = await ask('/api/v1/rules')
      return (data as { groups: readonly { rules: readonly { name: string; health: string; state: string }[] }[] }).groups.flatMap(
        ({ rules }) => rules,
      )
    }
    await expect.poll(async () => (await groups()).every(({ health: found }) => found === 'ok')).toBe(true)
    expect((await groups()).length).toBe(23)
    // A sound server is no reason to wake anybody.
    expect((await groups()).filter(({ state }) => state !== 'inactive')).toEqual([])

    const { panels } = JSON.parse(readFileSync(join(WATCHING, 'dashboard.json'), 'utf8')) as { panels: readonly Panel[] }
    for (const { title, targets = [] } of panels)
      for (const { expr } of targets) {
        const sent = expr.replaceAll('$__rate_interval', '1m').replaceAll('$merchant', '.*')
        expect([title, (await query(sent)).error]).toEqual([title, undefined])
      }
    const { data } = await query('foyer_jobs_given_up')
    expect(data).toMatchObject({ result: [{ metric: { job: 'foyer' }, value: [expect.any(Number), '0'] }] })
  })
})

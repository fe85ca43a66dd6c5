import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOfStep } from '#account/two-factor/authenticator.ts'
import { createApp } from '#app/app.ts'
import { DEMO_STAFF_SECRET } from '#staff/demo/demo-staff.ts'
import { createConsoleStage, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { createConsoleApp } from './console-app.ts'

const dist = mkdtempSync(join(tmpdir(), 'foyer-console-'))
mkdirSync(join(dist, 'assets'))
writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Console</title>')
writeFileSync(join(dist, 'assets', 'main-1a2b.js'), 'export {}')
writeFileSync(join(tmpdir(), 'foyer-secret.json'), '{}')

let stage: ConsoleStage
beforeAll(async () => {
  stage = await createConsoleStage({
    config: { consoleDist: dist, consoleHosts: ['console.brand.test'], consoleNetworks: ['198.51.100.0/24', '2001:db8::/32'] },
  })
})
afterAll(async () => {
  await stage.close()
  rmSync(dist, { recursive: true })
  rmSync(join(tmpdir(), 'foyer-secret.json'))
})

const get = async (url: string, { host = 'console.brand.test', ip = '198.51.100.4', ...headers }: Readonly<Record<string, string>> = {}) =>
  await stage.app.inject({ url, headers: { host, ...headers }, remoteAddress: ip })

// Proves staff-1.
test('its page is at every address, its files are kept for ever, and nothing but its own files may run', async () => {
  for (const url of ['/', '/approvals/7', '/members?find=x']) {
    const page = await get(url)
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-cache'])
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: blob:; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
    )
  }
  const file = await get('/assets/main-1a2b.js')
  expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  for (const url of ['/assets/gone.js', '/../foyer-secret.json', '/assets/..%2f..%2ffoyer-secret.json', '/%2e%2e/foyer-secret.json'])
    expect((await get(url)).statusCode).toBe(404)
})

// Proves staff-1.
test('at another host or from another network it is as if it did not exist', async () => {
  const strangers = [
    await get('/', { host: 'alpha.test' }),
    await get('/ops/session/me', { host: 'localhost' }),
    await get('/', { ip: '203.0.113.7' }),
    await get('/ops/session/me', { ip: '2001:db9::1' }),
  ]
  for (const { statusCode, body } of strangers)
    expect([statusCode, JSON.parse(body)]).toMatchObject([404, { error: { code: 'request.not.found', data: {} } }])
  expect((await get('/ops/session/me', { ip: '2001:db8::1' })).statusCode).toBe(401)
})

// Proves staff-1.
test('players’ calls and pages are not at the console, and the console’s calls not at the players’ server', async () => {
  for (const url of ['/wps/system/status', '/m/home', '/m', '/ops/nothing', '/dev/outbox', '/docs', '/metrics'])
    expect([url, (await get(url, { accept: 'text/html' })).statusCode]).toEqual([url, url === '/docs' || url === '/metrics' ? 200 : 404])
  const players = await createApp(stage.system)
  for (const url of ['/ops/session/me', '/ops/session/signIn'])
    expect((await players.inject({ url, headers: { host: 'alpha.test' } })).statusCode).toBe(404)
  await players.close()
})

// Proves staff-5.
test('an act needs the console’s own origin, and JSON', async () => {
  const post = async (headers: Readonly<Record<string, string>>) => {
    const reply = await stage.app.inject({
      method: 'POST',
      url: '/ops/session/signIn',
      remoteAddress: '198.51.100.4',
      headers: { host: 'console.brand.test', 'content-type': 'application/json', ...headers },
      payload: '{"login":"a","password":"b","code":"c"}',
    })
    return reply.json<{ error: { code: string } }>().error.code
  }
  expect(await post({})).toBe('request.origin.wrong')
  expect(await post({ origin: 'https://evil.test' })).toBe('request.origin.wrong')
  expect(await post({ origin: 'http://console.brand.test', 'content-type': 'text/plain' })).toBe('request.type.unsupported')
  expect(await post({ origin: 'http://console.brand.test' })).toBe('staff.sign.in.refused')
})

// Proves staff-5.
test('behind TLS the cookie is kept for this host alone', async () => {
  const system = { ...stage.system, config: { ...stage.system.config, trustedProxies: ['198.51.100.1'], consoleNetworks: [] } }
  const app = await createConsoleApp(system)
  const signedOut = await app.inject({
    url: '/ops/session/me',
    remoteAddress: '198.51.100.1',
    headers: { host: 'console.brand.test', 'x-forwarded-proto': 'https', cookie: 'foyer-staff=planted-over-http' },
  })
  expect(signedOut.statusCode).toBe(401)
  expect(signedOut.headers['strict-transport-security']).toBe('max-age=31536000')
  await app.close()
})

test('outside production a demo’s sign-in shows the code of the moment to this machine; in production the address is not there', async () => {
  const at = async (mode: 'demo' | 'production', ip: string) => {
    const system = { ...stage.system, config: { ...stage.system.config, mode, consoleHosts: ['localhost'], consoleNetworks: [] } }
    const app = await createConsoleApp(system)
    const { statusCode } = await app.inject({ url: '/dev/code?login=owner', remoteAddress: ip, headers: { host: 'localhost' } })
    await app.close()
    return statusCode
  }
  expect([await at('demo', '127.0.0.1'), await at('demo', '203.0.113.7'), await at('production', '127.0.0.1')]).toEqual([200, 404, 404])
})

test('a code that ends within ten seconds is not shown: whoever reads it still has to send it', async () => {
  const { clock } = stage.system
  const app = await createConsoleApp({
    ...stage.system,
    config: { ...stage.system.config, mode: 'demo', consoleHosts: ['localhost'], consoleNetworks: [] },
  })
  const shown = async () => (await app.inject({ url: '/dev/code?login=owner', headers: { host: 'localhost' } })).json<{ code: string }>().code
  const now = () => Math.floor(clock().getTime() / 30_000)
  // The code of the step before is accepted as long as this step lasts.
  clock.advance(30 - ((clock().getTime() / 1_000) % 30) + 20)
  expect(await shown()).toBe(codeOfStep(DEMO_STAFF_SECRET, now() - 1))
  clock.advance(1)
  expect(await shown()).toBe(codeOfStep(DEMO_STAFF_SECRET, now()))
  await app.close()
})

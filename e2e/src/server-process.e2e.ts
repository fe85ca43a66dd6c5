import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServerProcess, type ServerProcess } from '@foyer/server/src/testing/server-process.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { changedMerchants, WITHOUT_CAPTCHA } from './testing/changed-merchants.ts'
import { wireClient } from './testing/wire.ts'

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const PASSWORD = 'Meadow-35-lamp'

describe('a server that is killed during registrations', () => {
  const KILLS = 2
  const AT_ONCE = 6
  /** The server trusts its only peer, so every visitor seems to have another network and no limit applies. */
  const env = { TRUSTED_PROXIES: '127.0.0.1' }
  let merchants: Awaited<ReturnType<typeof changedMerchants>>
  let dataDir: string
  let server: ServerProcess

  beforeAll(async () => {
    merchants = await changedMerchants(WITHOUT_CAPTCHA)
    dataDir = await mkdtemp(join(tmpdir(), 'foyer-killed-'))
    await cp(join(inject('dataTemplate'), 'postgres'), join(dataDir, 'postgres'), { recursive: true })
  })
  afterAll(async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
    await merchants.remove()
  })

  const clientOf = (origin: string, number: number) =>
    wireClient(origin, 'demo', { 'X-Forwarded-For': `10.${Math.floor(number / 250)}.${number % 250}.1` })

  test('has kept every member whose registration it confirmed; told to stop, it finishes its open requests', async () => {
    const acknowledged: string[] = []
    let number = 0

    const registerUntilGone = async () => {
      for (;;) {
        number += 1
        const username = `killed_${number}`
        const outcome = await clientOf(server.origin, number)
          .call('member.register', { username, password: PASSWORD, login: true, registerMethod: 'H5' })
          .catch(() => 'gone' as const)
        if (outcome === 'gone') return
        expect(outcome).toMatchObject({ success: true })
        acknowledged.push(username)
      }
    }

    for (let kill = 0; kill < KILLS; kill++) {
      server = await startServerProcess({ ...env, DATA_DIR: dataDir, MERCHANTS_DIR: merchants.directory })
      const before = acknowledged.length
      const registering = Array.from({ length: AT_ONCE }, registerUntilGone)
      await expect.poll(() => acknowledged.length - before, { interval: 5 }).toBeGreaterThan(6 + 5 * kill)
      await server.kill()
      await Promise.all(registering)
    }

    server = await startServerProcess({ ...env, DATA_DIR: dataDir, MERCHANTS_DIR: merchants.directory })
    for (const username of acknowledged) {
      number += 1
      expect(await clientOf(server.origin, number).call('session.login', { type: 'username', username, password: PASSWORD })).toMatchObject({
        success: true,
      })
    }

    // Told to stop, it finishes its open requests.
    const headers = { merchant: 'demo', 'content-type': 'application/json', expect: '100-continue' }
    const asking = request(`${server.origin}/wps/session/logout`, { method: 'POST', headers })
    // "Continue" shows that the server has read the request's head, so it has started the request.
    const begun = once(asking, 'continue')
    asking.flushHeaders()
    await begun
    const stopped = server.stop()
    const answered = once(asking, 'response') as Promise<[IncomingMessage]>
    asking.end('{}')
    expect((await answered)[0].statusCode).toBe(200)
    await stopped
  })
})

const endOf = async (env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

describe('a server that cannot start says why, and ends with 1', () => {
  test('all wrong variables together', async () => {
    const { code, said } = await endOf({ PORT: 'abc', MODE: 'party', WORKERS: '2' })
    expect(code).toBe(1)
    expect(said).toMatch(/PORT is "abc".*/)
    expect(said).toMatch(/MODE is "party".*/)
    expect(said).toMatch(/WORKERS is more than 1, but the embedded database serves one process only: set DATABASE_URL/)
  })

  test('a missing folder of merchants', async () => {
    const { code, said } = await endOf({ MODE: 'demo', MERCHANTS_DIR: '/nowhere/merchants' })
    expect(code).toBe(1)
    expect(said).toContain('/nowhere/merchants')
  })
})

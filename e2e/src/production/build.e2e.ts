import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MerchantFile } from '@foyer/server/src/kernel/merchants/merchant-file.ts'
import { sendTo } from '@foyer/server/src/testing/own-postgres.ts'
import { freePort, type ServerData } from '@foyer/server/src/testing/server-process.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { changedMerchants, WITHOUT_CAPTCHA } from '#testing/servers/changed-merchants.ts'
import { newData } from '#testing/servers/server-data.ts'
import { wireClient } from '#testing/wire.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const START = 'tools/production/start.mjs'
const COMMANDS = 'tools/production/foyer.mjs'

/** What a program printed, and how it ended. */
const ran = (folder: string, file: string, args: readonly string[], env: Readonly<Record<string, string>>) =>
  new Promise<{ readonly code: number; readonly text: string }>(resolve => {
    // Nothing of this process's environment: a production machine has none of it.
    execFile(process.execPath, [file, ...args], { cwd: folder, env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), text: out + err }),
    )
  })

/** The packages that the lockfile of a build names for this kind of machine, and no others. */
const install = async (folder: string) => {
  const { packages } = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, unknown>>
  }
  for (const path of Object.keys(packages).filter(name => name !== '')) {
    await cp(join(ROOT, path), join(folder, path), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error // of another kind of machine
    })
  }
}

const answers = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 0, // not listening yet
  )

// Without a PostgreSQL there is none of this: a build does not bring the embedded database.
describe.runIf('postgres' in inject('dataTemplate'))('what `npm run build` makes, in a folder with nothing but Node and its packages', () => {
  let folder: string
  let merchants: Awaited<ReturnType<typeof changedMerchants>>
  let data: ServerData
  let env: Readonly<Record<string, string>>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-build-'))
    expect(await ran(ROOT, 'tools/production-build.mjs', [folder], { PATH: '/usr/bin:/bin' })).toMatchObject({ code: 0 })
    data = await newData()
    const href = data.env['DATABASE_URL'] ?? ''
    // What sealed the keys of the template, which a production server must be handed.
    const [key] = await sendTo<{ readonly key: string }>(href, "select key from server_keys where name = 'master'")
    merchants = await changedMerchants(WITHOUT_CAPTCHA)
    // A brand of its own, because production refuses the demo's.
    await cp(join(merchants.directory, 'demo'), join(merchants.directory, 'brand'), { recursive: true })
    for (const code of ['demo', 'aurora']) await rm(join(merchants.directory, code), { recursive: true })
    const file = join(merchants.directory, 'brand/merchant.json')
    const { demo: _, game: __, payment: ___, ...settings } = JSON.parse(await readFile(file, 'utf8')) as MerchantFile
    await writeFile(file, JSON.stringify({ ...settings, code: 'brand', hosts: ['127.0.0.1'] }))
    env = { SECRET_KEY: key?.key ?? '', MERCHANTS_DIR: merchants.directory, DATABASE_URL: href }
  })
  afterAll(async () => {
    await data.remove()
    await merchants.remove()
    await rm(folder, { recursive: true, force: true })
  })

  test('says in a sentence which packages are missing, and that the embedded database is not part of it', async () => {
    expect(await ran(folder, START, [], env)).toEqual({
      code: 1,
      text: '@node-rs/argon2 and sharp not installed: run "npm ci --omit=dev" in the folder of the build.\n',
    })
    await install(folder)
    const { DATABASE_URL: _, ...without } = env
    const { code, text } = await ran(folder, START, [], without)
    expect({ code, text }).toMatchObject({ code: 1, text: expect.stringContaining('The embedded database is not installed here: set DATABASE_URL') })
  })

  test('invites staff, serves pages and calls, draws captchas and pictures, and ends when it is told to', async () => {
    const consolePort = await freePort()
    const port = await freePort()
    expect(await ran(folder, COMMANDS, ['migrate'], env)).toEqual({ code: 0, text: 'The database is up to date.\n' })
    const invited = await ran(folder, COMMANDS, ['staff', 'invite', 'anna', '--role', 'owner'], { ...env, CONSOLE_PORT: String(consolePort) })
    expect(invited).toMatchObject({ code: 0, text: expect.stringContaining('/enrol#') })
    const server = spawn(process.execPath, [START], {
      cwd: folder,
      env: { ...env, WORKERS: '2', STOP_PAUSE: '0', PORT: String(port), CONSOLE_PORT: String(consolePort) },
      stdio: 'ignore',
    })
    const ended = once(server, 'close')
    const origin = `http://127.0.0.1:${port}`
    try {
      await expect.poll(() => answers(`${origin}/readyz`), { timeout: 60_000 }).toBe(200)
      const page = await (await fetch(`${origin}/m/home`)).text()
      const icon = /\/m\/pictures\/[^"]+\.png/.exec(page)?.[0]
      const script = /\/m\/assets\/[^"]+\.js/.exec(page)?.[0]
      for (const path of [icon, script, '/m/sw.js', '/mini-game/v1/minigame.js'])
        expect([path, await answers(`${origin}${path}`)]).toEqual([path, 200])
      const client = wireClient(origin, 'brand')
      expect(await client.call('captcha.slider', { scene: 'sms' })).toMatchObject({ success: true })
      const member = { username: 'first_of_brand', password: 'Meadow-35-lamp', login: true, registerMethod: 'H5' } as const
      expect(await client.call('member.register', member)).toMatchObject({ success: true })
      await expect.poll(() => answers(`http://127.0.0.1:${consolePort}/`), { timeout: 60_000 }).toBe(200)
    } finally {
      server.kill('SIGTERM')
    }
    expect(await ended).toEqual([0, null])
    expect(await ran(folder, COMMANDS, ['reconcile'], env)).toMatchObject({ code: 0, text: expect.stringContaining('Everything is right.') })
  })
})

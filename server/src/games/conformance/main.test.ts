import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVendorStage, VENDOR_KEYS, type VendorStage } from '#games/testing/vendor-stage.ts'
import { programAt } from '#testing/programs/programs.ts'
import { testClock } from '#testing/test-clock.ts'

// `npm run conformance:wallet` as somebody runs it: a process of its own, against our server at a port.

const COMMAND = fileURLToPath(new URL('main.ts', import.meta.url))
const ACCOUNT = ['--account', 'at-alpha', '--key-id', 'k1']
/** On a busy machine 50 bets at once may take longer than a platform may: no rule is about that. */
const PATIENT = ['--timeout', '3600']

let stage: VendorStage
let wallet: string
beforeAll(async () => {
  // The command signs with the time of the machine.
  stage = await createVendorStage({ clock: Object.assign(() => new Date(), testClock()) })
  wallet = `${await stage.app.listen({ host: '127.0.0.1', port: 0 })}/vendor/v1/alpha`
})
afterAll(() => stage.close())

const start = async (...args: readonly string[]) => {
  const child = spawn(process.execPath, [...(await programAt(COMMAND)), ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(child, 'close') as Promise<[number]>
  return {
    /** What stands in the group of the pattern, once the command has said it. */
    part: (pattern: RegExp) =>
      new Promise<string>((resolve, reject) => {
        const look = () => {
          const [, part] = pattern.exec(said) ?? []
          if (part !== undefined) resolve(part)
        }
        child.stdout.on('data', look)
        look()
        void ended.then(() => reject(new Error(`It has ended, and said only: ${said}`)))
      }),
    end: async () => ({ code: (await ended)[0], said }),
  }
}

// Proves games-and-lottery-10.
test('with --listen it stands in the vendor’s place, tries every rule on our server, and ends with 0', async () => {
  const command = await start('--listen', '0', ...PATIENT, ...ACCOUNT, '--key', VENDOR_KEYS.alpha)
  const port = await command.part(/Waiting at port (\d+)/)
  // Only now: the token of a launch lives for a minute, and on a busy machine the command may take as long to start.
  const token = await stage.launch(await stage.player('commander'))
  // What the platform sends when a player starts a game.
  const launched = await fetch(`http://127.0.0.1:${port}/v1/launch`, { method: 'POST', body: JSON.stringify({ token, wallet, game: 'v-dice' }) })
  expect(launched.status).toBe(200)
  const { code, said } = await command.end()
  expect(said.split('\n').filter(line => line.startsWith('✗'))).toEqual([])
  expect(said).toMatch(/^All \d\d rules hold\.$/m)
  expect(code).toBe(0)
})

test('with a key that is none it says what does not hold, and ends with 1', async () => {
  const token = await stage.launch(await stage.player('mistaken'))
  const { code, said } = await (await start('--url', wallet, `--token=${token}`, '--game', 'v-dice', ...ACCOUNT, '--key', 'another key')).end()
  expect(said).toContain('✗ a token opens a session')
  expect(said).toContain('HTTP 401')
  expect(code).toBe(1)
})

test('without what it needs it says how it is used, and ends with 2', async () => {
  const { code, said } = await (await start('--url', wallet)).end()
  expect(said).toContain('npm run conformance:wallet -- --url')
  expect(code).toBe(2)
})

test('a token that begins with a dash is given after an equals sign; without one it says so, and ends with 2', async () => {
  const { code, said } = await (await start('--url', wallet, '--token', '-a-token', '--game', 'v-dice', ...ACCOUNT, '--key', 'another key')).end()
  expect(said).toContain('--token=-XYZ')
  expect(said).toContain('npm run conformance:wallet -- --url')
  expect(code).toBe(2)
})

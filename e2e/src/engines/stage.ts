import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LanguageCode } from '@foyer/contract/languages'
import { createVendor } from '@foyer/game-company/src/vendor.ts'
import { createSandbox } from '@foyer/payment-sandbox/src/sandbox.ts'
import { freePort } from '@foyer/server/src/testing/server-process.ts'
import type { Merchant } from '#testing/phone.ts'
import type { Changes } from '#testing/servers/changed-merchants.ts'
import { startServerWithClock } from '#testing/servers/server-with-clock.ts'
import { startRelay, type Fault } from './relay.ts'

const KEYS = { sandbox: 'the payment sandbox of the engine run', vendor: 'the demo vendor of the engine run' }
const GAME_LIMIT = 20_000 // ms
const QUIET_LIMIT = 5_000 // ms
const HOSTS = { demo: 'localhost', aurora: 'aurora.localhost' } as const
/** Only what begins with https:// may be a merchant's script; the relay serves it. */
const SERVICE_SCRIPT = 'https://service.engine-run.test/live.js'
export const SERVICE_WORDS = 'The service script runs.'

/** Two of three numbers are drawn, so that each ticket wins. */
const SURE = {
  numbers: 2,
  of: 3,
  prizes: [
    { match: 2, factor: 3 },
    { match: 1, factor: 1.5 },
  ],
}
/** The lottery whose draw is watched. Under a new code, because the draws of the shipped ones are planned already. */
export const WATCHED = 'watched-six'

const watchedLottery = async (folder: string) => {
  const file = join(folder, 'demo/content/lotteries.json')
  const { lotteries, ...rest } = JSON.parse(await readFile(file, 'utf8')) as { readonly lotteries: readonly { readonly code: string }[] }
  const shipped = lotteries.find(({ code }) => code === 'lucky-six')
  const watched = { ...shipped, code: WATCHED, everyMinutes: 20, closeSeconds: 10, pick: SURE }
  await writeFile(file, JSON.stringify({ ...rest, lotteries: [...lotteries, watched] }))
}

/** Aurora has the captcha before a registration, the demo merchant a script for customer service. */
const CHANGES: Changes = {
  demo: { captcha: { scenes: { sms: false } }, customerServiceScript: { src: SERVICE_SCRIPT } },
  aurora: { captcha: { scenes: { register: true } } },
}

export type Stage = Awaited<ReturnType<typeof startStage>>

/** The product with its two companies, each behind a relay. */
export const startStage = async () => {
  let clock = () => new Date()
  const sandbox = await createSandbox({ key: KEYS.sandbox, clock: () => clock() })
  const vendor = await createVendor({ key: KEYS.vendor, file: ':memory:', clock: () => clock() })
  const portOf = async (company: typeof sandbox) => Number(new URL(await company.listen({ host: '127.0.0.1', port: 0 })).port)
  const sandboxRelay = await startRelay(await portOf(sandbox))
  const vendorRelay = await startRelay(await portOf(vendor))
  const env = {
    PAYMENT_SANDBOX_URL: `http://127.0.0.1:${sandboxRelay.port}`,
    PAYMENT_SANDBOX_KEY: KEYS.sandbox,
    GAME_VENDOR_URL: `http://127.0.0.1:${vendorRelay.port}`,
    GAME_VENDOR_KEY: KEYS.vendor,
  }
  const consolePort = await freePort()
  const server = await startServerWithClock({ ...env, CONSOLE_PORT: String(consolePort) }, watchedLottery, undefined, CHANGES)
  clock = server.now
  const relay = await startRelay(server.port, { script: SERVICE_SCRIPT, text: `document.body.append(${JSON.stringify(SERVICE_WORDS)})` })
  const consoleRelay = await startRelay(consolePort)
  const relays = [relay, vendorRelay, sandboxRelay, consoleRelay]
  return {
    relay,
    server,
    /** Where the staff's console is. */
    console: `http://localhost:${consoleRelay.port}`,
    /** Where the payment sandbox's pages are. */
    sandbox: env.PAYMENT_SANDBOX_URL,
    addressOf(merchant: Merchant, path: string, language?: LanguageCode): string {
      const address = new URL(path, `http://${HOSTS[merchant]}:${relay.port}`)
      if (language) address.searchParams.set('language', language)
      return address.href
    },
    /** Resolves when no page asks for anything, or at last after 5 s: one may go on asking. */
    async quiet() {
      const deadline = performance.now() + QUIET_LIMIT
      while (performance.now() < deadline && !relays.every(one => one.isQuiet()))
        await new Promise(resolve => {
          setTimeout(resolve, 50)
        })
    },
    /** Resolves when a game's page has been asked for since there were `before`, and nothing more is asked for; or at last after 20 s. */
    async gameComes(before: number) {
      const deadline = performance.now() + GAME_LIMIT
      while (performance.now() < deadline && vendorRelay.pages() === before)
        await new Promise(resolve => {
          setTimeout(resolve, 50)
        })
      await this.quiet()
    },
    /** How many pages of games have been asked for. */
    games: () => vendorRelay.pages(),
    takeFaults: (): readonly Fault[] => relays.flatMap(one => one.takeFaults()),
    async stop() {
      await Promise.all(relays.map(one => one.close()))
      await server.stop()
      await sandbox.close()
      await vendor.close()
    },
  }
}

import { randomBytes } from 'node:crypto'
import { createVendor } from '@foyer/game-company/src/vendor.ts'
import { startServerProcess } from '@foyer/server/src/testing/server-process.ts'
import { chromium, type Browser } from 'playwright-core'
import { slowDown } from './slow-phone.ts'
import { median } from './statistics.ts'
import { closeWindows, withoutConsent } from './windows.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 7)
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'en-US' }
/** The game's frame runs in the process of the page around it, as on a phone with little memory, so that both are slowed down alike. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
  '--disable-site-isolation-trials',
  '--disable-features=IsolateOrigins,site-per-process,IsolateSandboxedIframes',
]
/** Longer than home takes to show what it has to say, ms. */
const SETTLED_AFTER = 1_500
/** What the card of the lantern slots says on home. */
const CARD = 'Lantern Night'

declare global {
  interface Window {
    /** When the card was tapped, when the frame began, and when the game said that it is there, ms. */
    launch: { tapped: number; ready: number }
  }
}

interface Launch {
  /** From the tap until the address of the game is known and its frame begins to load, ms. */
  readonly framed: number
  /** From the tap until the game is drawn, ms. */
  readonly drawn: number
}

/** A member taps a game on home; the site was just opened, and neither the game's page nor the game is cached. */
const launch = async (browser: Browser, origin: string): Promise<Launch> => {
  const context = await browser.newContext(PHONE)
  try {
    await withoutConsent(context)
    const page = await context.newPage()
    await page.addInitScript(() => {
      if (window.top !== window) return
      window.launch = { tapped: 0, ready: 0 }
      window.addEventListener('pointerup', () => (window.launch.tapped = performance.now()), { capture: true })
      window.addEventListener('message', ({ data }: MessageEvent<{ readonly type?: string }>) => {
        // The frame that holds the drawing has been handed over when the next one begins.
        if (data.type === 'ready') requestAnimationFrame(() => requestAnimationFrame(() => (window.launch.ready = performance.now())))
      })
    })
    await page.goto(`${origin}/m/login?language=EN`, { waitUntil: 'networkidle' })
    await page.getByLabel('Username', { exact: true }).fill('player')
    await page.getByLabel('Password', { exact: true }).fill('Lantern-42-river')
    await page.locator('form button[type=submit]').click()
    await page.waitForURL('**/m/home**')
    await page.waitForLoadState('networkidle')
    // What opens by itself does so within a moment.
    await page.waitForTimeout(SETTLED_AFTER)
    await closeWindows(page)
    const card = page.getByRole('button', { name: CARD })
    await card.scrollIntoViewIfNeeded()
    await slowDown(await context.newCDPSession(page))
    await card.tap()
    const frame = page.locator('main iframe')
    await frame.waitFor({ state: 'attached' })
    const framed = await page.evaluate(() => performance.now() - window.launch.tapped)
    await page.waitForFunction(() => window.launch.ready > 0)
    return { framed, drawn: await page.evaluate(() => window.launch.ready - window.launch.tapped) }
  } finally {
    await context.close()
  }
}

const key = randomBytes(24).toString('hex')
const vendor = await createVendor({ key, file: ':memory:' })
const url = await vendor.listen({ host: '127.0.0.1', port: 0 })
const server = await startServerProcess({ GAME_VENDOR_URL: url, GAME_VENDOR_KEY: key })
const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium', args: FLAGS })
try {
  const launches: Launch[] = []
  for (let round = 0; round < ROUNDS; round += 1) launches.push(await launch(browser, `http://localhost:${server.port}`))
  const row = (name: string, of: keyof Launch) =>
    console.log(`  ${name.padEnd(24)}${String(Math.round(median(launches.map(one => one[of])))).padStart(8)} ms`)
  row('tap to the frame', 'framed')
  row('tap to the game drawn', 'drawn')
  console.log(`  Slow 4G (150 ms, 1.6 Mbit/s), processor 4 × slower, the game not cached, median of ${ROUNDS}.`)
} finally {
  await browser.close()
  await server.stop()
  vendor.server.closeAllConnections()
  await vendor.close()
}

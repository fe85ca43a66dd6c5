import { startServerProcess } from '@foyer/server/src/testing/server-process.ts'
import { chromium, type Browser } from 'playwright-core'
import { median, percentile } from './statistics.ts'
import { depositChips, depositSubmits, favorites, languages, nothing, numbers, openings, quickPicks, tabs } from './tap-scenes.ts'
import { noteTaps, type Visit } from './tap.ts'
import { withoutPrompts } from './windows.ts'

/** Only the scenes whose names hold this. */
const ONLY = process.env['ONLY'] ?? ''
/** Each is a visit of its own. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 7)
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'en-US' }
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync']

/** What is tapped, on which page, and the time within which it is to answer, ms. */
const scenes = [
  { name: 'nothing', path: '/m/home', aim: 100, run: nothing },
  { name: 'language sheet', path: '/m/home', aim: 100, run: openings('Language') },
  { name: 'sign-in from home', path: '/m/home', aim: 100, run: openings('Log in') },
  { name: 'captcha', path: '/m/register', aim: 100, run: openings('Tap to verify') },
  { name: 'tabs', path: '/m/login', aim: 100, run: tabs },
  { name: 'game card', path: '/m/home', aim: 100, run: openings('Velvet Dice') },
  { name: 'favourite', path: '/m/login', aim: 100, run: favorites },
  { name: 'lottery number', path: '/m/login', aim: 100, run: numbers },
  { name: 'quick pick', path: '/m/login', aim: 100, run: quickPicks },
  { name: 'deposit chip', path: '/m/login', aim: 100, run: depositChips },
  { name: 'deposit submit', path: '/m/login', aim: 100, run: depositSubmits },
  { name: 'language switch', path: '/m/home', aim: 300, run: languages },
] as const

const visiting = async (browser: Browser, url: string, run: (visit: Visit) => Promise<number[]>): Promise<number[]> => {
  const context = await browser.newContext(PHONE)
  try {
    await withoutPrompts(context)
    const page = await context.newPage()
    await noteTaps(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    return await run({ page, devtools: await context.newCDPSession(page) })
  } finally {
    await context.close()
  }
}

const row = (name: string, ...cells: string[]) => console.log(`  ${name.padEnd(20)}${cells.map(cell => cell.padStart(10)).join('')}`)
const ms = (value: number) => `${Math.round(value)} ms`

const server = await startServerProcess()
const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium', args: FLAGS })
try {
  row('', 'median', 'p95', 'first', 'aim')
  for (const { name, path, aim, run } of scenes.filter(scene => scene.name.includes(ONLY))) {
    const rounds: number[][] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await visiting(browser, `http://localhost:${server.port}${path}?language=EN`, run))
    const first = median(rounds.map(([tap = NaN]) => tap))
    row(name, ms(median(rounds.flat())), ms(median(rounds.map(taps => percentile(taps, 0.95)))), ms(first), ms(aim))
  }
  console.log(`  From a tap to the next paint, processor 4 × slower. p95 and first: of a visit's taps, median of ${ROUNDS} visits.`)
} finally {
  await browser.close()
  await server.stop()
}

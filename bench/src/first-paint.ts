import { startServerProcess } from '@foyer/server/src/testing/server-process.ts'
import { chromium } from 'playwright-core'
import { measurePaint, type Paint } from './paint.ts'
import { serveStaticCopy } from './static-copy.ts'
import { median } from './statistics.ts'

const ROUNDS = 7
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The largest paint of the home page as a ratio to that of a static page with the same look; both are measured in one run, alternately. */
const server = await startServerProcess()
const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium', args: FLAGS })
try {
  const home = `${server.origin}/m/home`
  const copy = await serveStaticCopy(browser, home)
  const paints = { product: [] as Paint[], static: [] as Paint[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    paints.static.push(await measurePaint(browser, copy.url))
    paints.product.push(await measurePaint(browser, home))
  }
  copy.close()

  const of = (kind: keyof typeof paints, what: keyof Omit<Paint, 'foreign'>) => median(paints[kind].map(paint => paint[what]))
  const row = (name: string, ...cells: string[]) => console.log(`  ${name.padEnd(16)}${cells.map(cell => cell.padStart(12)).join('')}`)
  const ms = (value: number) => `${Math.round(value)} ms`
  row('', 'product', 'static', 'ratio')
  for (const [name, what] of [
    ['first paint', 'first'],
    ['largest paint', 'largest'],
  ] as const) {
    row(name, ms(of('product', what)), ms(of('static', what)), (of('product', what) / of('static', what)).toFixed(2))
  }
  row('hydrated', ms(of('product', 'hydrated')), '–')
  row('layout shift', of('product', 'shift').toFixed(3), of('static', 'shift').toFixed(3))
  console.log(`  Slow 4G (150 ms, 1.6 Mbit/s), processor 4 × slower, nothing cached, median of ${ROUNDS}, taking turns.`)
} finally {
  await browser.close()
  await server.stop()
}

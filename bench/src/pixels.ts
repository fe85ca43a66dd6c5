import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServerProcess } from '@foyer/server/src/testing/server-process.ts'
import { startPixelStandIn } from '@foyer/server/src/tracking/testing/pixel-stand-in.ts'
import { chromium } from 'playwright-core'
import { measurePaint, type Paint } from './paint.ts'
import { interval, median } from './statistics.ts'

// What four pixels cost the home page: nothing before it is painted. Nobody is asked for consent, so that the scripts load as early as they ever do.

const ROUNDS = 12
/** About what the providers' scripts weigh. */
const SCRIPT_BYTES = 80_000
/** The largest paint may be later by this share. */
const MOST = 1.02
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update']

const shipped = fileURLToPath(new URL('../../merchants', import.meta.url))
const standIn = await startPixelStandIn(SCRIPT_BYTES)

const merchantsWith = async (settings: object): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-pixels-'))
  await cp(shipped, folder, { recursive: true })
  const file = join(folder, 'demo/merchant.json')
  await writeFile(file, JSON.stringify({ ...(JSON.parse(await readFile(file, 'utf8')) as object), ...settings }))
  return folder
}

const folders = [await merchantsWith({}), await merchantsWith({ ...standIn.settings, tracking: { consent: 'off' } })] as const
const servers = [
  await startServerProcess({ MERCHANTS_DIR: folders[0] }),
  await startServerProcess({ MERCHANTS_DIR: folders[1], ...standIn.secrets('demo') }),
] as const
const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium', args: FLAGS })
try {
  const [none, four] = servers.map(({ port }) => `http://localhost:${port}/m/home`) as [string, string]
  const scripts = { none: 0, four: 4 } as const
  const paints = { none: [] as Paint[], four: [] as Paint[] }
  // The first view of each server is not counted.
  for (const url of [none, four]) await measurePaint(browser, url)
  const before = standIn.loads.length
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each is first in every other round.
    const turns = [['none', none] as const, ['four', four] as const]
    for (const [kind, url] of round % 2 === 0 ? turns : turns.toReversed()) paints[kind].push(await measurePaint(browser, url, scripts[kind]))
  }
  const loads = standIn.loads.length - before
  if (loads !== ROUNDS * scripts.four) throw new Error(`${ROUNDS * scripts.four} scripts should have loaded, not ${loads}: nothing was measured.`)

  if (paints.none.some(({ foreign }) => foreign !== null)) throw new Error('Without a pixel the page asked another origin.')
  const isEarly = paints.four.some(({ foreign, largest }) => foreign === null || foreign < largest)

  const of = (kind: keyof typeof paints, what: 'bytes' | 'first' | 'largest') => median(paints[kind].map(paint => paint[what]))
  const row = (name: string, ...cells: string[]) => console.log(`  ${name.padEnd(24)}${cells.map(cell => cell.padStart(14)).join('')}`)
  row('', 'no pixel', 'four pixels', 'ratio')
  for (const [name, what, unit] of [
    ['first load', 'bytes', 'B'],
    ['first paint', 'first', 'ms'],
    ['largest paint', 'largest', 'ms'],
  ] as const) {
    const [none, four] = [of('none', what), of('four', what)]
    row(name, `${Math.round(none)} ${unit}`, `${Math.round(four)} ${unit}`, (four / none).toFixed(3))
  }
  // Both of a round are measured within seconds of each other, so what else the machine does slows both.
  const ratios = paints.four.map(({ largest }, round) => largest / (paints.none[round]?.largest ?? Number.NaN))
  const [low, high] = interval(ratios)
  row('largest paint, by round', '', '', `${median(ratios).toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`)
  const foreign = median(paints.four.map(({ foreign }) => foreign ?? 0))
  row('first script', 'none', `${Math.round(foreign)} ms`)
  console.log(`  Slow 4G (150 ms, 1.6 Mbit/s), processor 4 × slower, nothing cached, median of ${ROUNDS}, taking turns; by round: 95 % of medians.`)
  if (isEarly || low > MOST) process.exitCode = 1
} finally {
  await browser.close()
  await Promise.all(servers.map(server => server.stop()))
  await standIn.close()
  await Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true })))
}

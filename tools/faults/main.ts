import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { unsettledDeposits, withDatabase, wrongBooks, wrongDeeds } from '@foyer/bench/src/faults/checks.ts'
import { closeConnections } from '@foyer/bench/src/faults/fetch-reply.ts'
import { figuresOf, type Figures } from '@foyer/bench/src/faults/journal.ts'
import { fail, run, say } from '../processes.mjs'
import type { Fault } from './fault.ts'
import { faults } from './faults.ts'
import { startStage, type RunningStage } from './stage.ts'

// What `npm run test:faults` does (docs/faults.md).

/** Acknowledgements before a fault begins. */
const WARM = 200
const WARM_LIMIT = 60_000
/** Whoever got no answer asks again for so long, ms. */
const SETTLE_LIMIT = 120_000
/** A company repeats what was not taken after 1, 2, 4 … s, and is asked by us after a minute. */
const DEPOSITS_LIMIT = 150_000

const { values, positionals } = parseArgs({ options: { hold: { type: 'string', default: '60' } }, allowPositionals: true })
const unknown = positionals.filter(name => !faults.some(fault => fault.name === name))
if (unknown.length > 0) fail(`There is no fault ${unknown.join(', ')}: ${faults.map(({ name }) => name).join(', ')}.`)
const chosen = faults.filter(({ name }) => positionals.length === 0 || positionals.includes(name))

interface Row {
  readonly fault: Fault
  readonly seconds: number
  readonly figures: Figures
  readonly settledAfter: number
  readonly wrong: readonly string[]
}

/** What `foyer reconcile` finds. Nobody can be asked for the books of the vendor of games here, which is 2. */
const reconciled = async ({ env }: RunningStage, url: string): Promise<readonly string[]> => {
  const { code, output } = await run(process.execPath, ['server/src/app/foyer.ts', 'reconcile'], {
    env: { ...env, MODE: 'demo', LOG_LEVEL: 'error', DATABASE_URL: url },
  })
  return code === 0 || code === 2 ? [] : [`foyer reconcile ended with ${code}:\n${output.slice(-1_500)}`]
}

const tryFault = async (fault: Fault, stage: RunningStage): Promise<Row> => {
  const { load, setting, server, paid, databases } = stage
  if (!(await load.served(WARM, WARM_LIMIT))) throw new Error(`Nothing is served before the fault "${fault.name}".`)
  say(`${fault.name}: ${fault.breaks} …`)
  const ends = server.ends()
  const since = performance.now()
  await fault.run(stage)
  const mended = performance.now()
  await pause((fault.back + 5) * 1_000)
  const figures = figuresOf(load.journal.tries, since, mended)
  await load.settle(SETTLE_LIMIT)

  const wrong: string[] = []
  const url = databases.truth()
  const settling = performance.now()
  await withDatabase(url, async client => {
    const left = await unsettledDeposits(client, [...paid], DEPOSITS_LIMIT)
    if (left > 0) wrong.push(`${left} deposits that were paid at the company are not in the balance`)
    wrong.push(...(await wrongDeeds(client, structuredClone(load.journal.deeds), setting)), ...(await wrongBooks(client)))
  })
  const settledAfter = (performance.now() - settling) / 1_000
  wrong.push(...(await reconciled(stage, url)))
  if (figures.backAfter > fault.back)
    wrong.push(`calls failed for ${figures.backAfter.toFixed(1)} s after it was mended; the bound is ${fault.back} s`)
  if (figures.longest > fault.longest) wrong.push(`an answer took ${figures.longest.toFixed(1)} s; the bound is ${fault.longest} s`)
  if (figures.unclear > 0) wrong.push(`${figures.unclear} answers were unclear`)
  if (figures.broken > 0 && !fault.cutsCallers) wrong.push(`${figures.broken} connections broke`)
  if (server.ends() > ends && !fault.cutsCallers) wrong.push('the server ended')
  return { fault, seconds: (mended - since) / 1_000, figures, settledAfter, wrong }
}

const show = ({ fault, seconds, figures, settledAfter, wrong }: Row) => {
  const { acknowledged, later, broken, unclear, longest, backAfter, said } = figures
  console.log(
    `  ${wrong.length === 0 ? '✓' : '✗'} ${fault.name.padEnd(12)} broken for ${seconds.toFixed(1)} s; ${acknowledged} acknowledged, ${later} told to come later, ${broken} cut off, ${unclear} unclear; ` +
      `longest answer ${longest.toFixed(1)} s; back after ${backAfter.toFixed(1)} s; all settled after ${settledAfter.toFixed(1)} s`,
  )
  const lines = Object.entries(said).toSorted(([, one], [, other]) => other - one)
  for (const [what, count] of lines.slice(0, 8)) console.log(`      ${String(count).padStart(5)} × ${what}`)
  for (const what of wrong.slice(0, 8)) console.log(`      ✗ ${what}`)
}

const rows: Row[] = []
let stage: { readonly of: Fault['databases']; readonly running: RunningStage } | undefined
try {
  for (const fault of chosen) {
    if (stage?.of !== fault.databases) {
      await stage?.running.stop()
      stage = undefined
      stage = { of: fault.databases, running: await startStage(fault.name, await fault.databases(), Number(values.hold) * 1_000) }
    }
    const row = await tryFault(fault, stage.running)
    show(row)
    rows.push(row)
  }
} finally {
  await stage?.running.stop()
  closeConnections()
}
console.log()
for (const row of rows) show(row)
if (rows.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1

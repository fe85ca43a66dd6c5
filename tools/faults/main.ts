import { closeConnections } from '@foyer/bench/src/faults/fetch-reply.ts'
import { fail, readArguments, say } from '../processes.mjs'
import type { Fault } from './fault.ts'
import { faults } from './faults.ts'
import { judgeFault } from './judge-fault.ts'
import { startStage, type RunningStage } from './stage.ts'

// What `npm run test:faults` does (docs/faults.md).

/** Acknowledgements before a fault begins. */
const WARM = 200
const WARM_LIMIT = 60_000

const { values, positionals } = readArguments({ options: { hold: { type: 'string', default: '60' } }, allowPositionals: true })
const hold = Number(values.hold)
if (!(hold > 0)) fail('--hold is a number of seconds.')
/** A name names all faults that begin with it and a hyphen, too: `sms` is every fault of the SMS gateway. */
const isMeant = (name: string) => positionals.some(word => name === word || name.startsWith(`${word}-`))
const unknown = positionals.filter(word => !faults.some(({ name }) => name === word || name.startsWith(`${word}-`)))
if (unknown.length > 0) fail(`There is no fault ${unknown.join(', ')}: ${faults.map(({ name }) => name).join(', ')}.`)
const chosen = faults.filter(({ name }) => positionals.length === 0 || isMeant(name))

type Row = Awaited<ReturnType<typeof judgeFault>> & { readonly fault: Fault }

const tryFault = async (fault: Fault, stage: RunningStage): Promise<Row> => {
  if (!(await stage.load.served(WARM, WARM_LIMIT))) throw new Error(`Nothing is served before the fault "${fault.name}".`)
  say(`${fault.name}: ${fault.breaks} …`)
  return { fault, ...(await judgeFault(fault, stage)) }
}

const show = ({ fault, since, mended, figures, settledAfter, arrivedAfter, arrivedBeside, repeated, wrong }: Row) => {
  const { acknowledged, later, broken, unclear, usual, longest, backAfter, said } = figures
  console.log(
    `  ${wrong.length === 0 ? '✓' : '✗'} ${fault.name.padEnd(14)} broken for ${((mended - since) / 1_000).toFixed(1)} s; ${acknowledged} acknowledged, ${later} told to come later, ${broken} cut off, ${unclear} unclear; ` +
      `95 of 100 answers within ${usual.toFixed(1)} s, the longest ${longest.toFixed(1)} s; back after ${backAfter.toFixed(1)} s; messages came ${arrivedAfter.toFixed(1)} s after, those to others within ${arrivedBeside.toFixed(1)} s, ${repeated} more than once; all settled after ${settledAfter.toFixed(1)} s`,
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
      stage = { of: fault.databases, running: await startStage(fault.name, await fault.databases(), hold * 1_000) }
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

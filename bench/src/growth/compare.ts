import type { Cost, openLedger } from '#ledger-moves.ts'
import { median } from '#statistics.ts'
import { say, secondsSince } from './filled-database.ts'

/** An operation may take so many times as much processor time, server and database together: how long it takes depends on what else the disk does. */
export const AIM = 1.2
const ROUNDS = 9
/** Of each round. */
export const OPERATIONS = 2_000

type Ledger = Awaited<ReturnType<typeof openLedger>>

/** Players' calls on both, by turns; the worst relation of their processor times. */
export const compare = async <On>(subjects: Readonly<Record<string, (on: On) => Promise<Cost>>>, small: On, large: On): Promise<number> => {
  let worst = 0
  for (const [name, measure] of Object.entries(subjects)) {
    const rounds: (readonly [Cost, Cost])[] = []
    // The two alternate, so that a busy machine affects both; the first round is a warm-up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const pair = [await measure(small), await measure(large)] as const
      if (round > 0) rounds.push(pair)
    }
    const both = ({ cpu, database }: Cost) => cpu + database
    const ratio = median(rounds.map(([before, after]) => both(after) / both(before)))
    worst = Math.max(worst, ratio)
    const time = median(rounds.map(([before, after]) => before.perSecond / after.perSecond))
    const middle = (side: 0 | 1, what: keyof Cost, digits: number) => median(rounds.map(pair => pair[side][what])).toFixed(digits)
    say(
      `${name.padEnd(12)}${ratio.toFixed(2)} × the processor time: ${middle(0, 'cpu', 2)} and ${middle(1, 'cpu', 2)} ms of the server, ${middle(0, 'database', 2)} and ${middle(1, 'database', 2)} of the database; ${middle(0, 'perSecond', 0)} and ${middle(1, 'perSecond', 0)} per second, ${time.toFixed(2)} × the time`,
    )
  }
  return worst
}

export const tableSizes = async ({ query }: Pick<Ledger, 'query'>): Promise<void> => {
  for (const table of ['accounts', 'transfers', 'entries', 'game_rounds']) {
    const { rows } = await query(`
      select round(pg_table_size('${table}') / count(*)) as data, round(pg_indexes_size('${table}') / count(*)) as indexes from ${table}`)
    const { data, indexes } = rows[0] as { data: number; indexes: number }
    say(`a row of ${table.padEnd(12)}${String(data).padStart(5)} bytes and ${indexes} of indexes`)
  }
}

/** What the nightly check costs then. Throws where the books do not balance. */
export const checkBooks = async ({ stores: { reconcile } }: Pick<Ledger, 'stores'>): Promise<void> => {
  await reconcile.sumHouse('demo')
  for (const check of reconcile.checks) {
    const began = performance.now()
    const { checked, faults } = await reconcile.check('demo', check, new Date())
    say(`check of ${check.padEnd(12)}${secondsSince(began).padStart(8)}, ${checked.toLocaleString('en')} looked at, ${faults} wrong`)
    if (faults > 0) throw new Error('The ledger is not right.')
  }
}

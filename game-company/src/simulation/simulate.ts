import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { rulesByCode, type AnyRules } from '#games/all-rules.ts'
import { lowestStakes } from '#rounds/stakes.ts'
import { added, measureReturn, outside, type Measured } from './measure-return.ts'

// `npm run simulate -- [game | all] [rounds]`: plays a game many times over all processors, at the lowest stake of each currency, and says whether it
// returns what it states.

interface Work {
  readonly game: string
  readonly rounds: number
  readonly serverSeed: string
  readonly stake: number
}

const ROUNDS = 10_000_000
/** So many standard errors off are no accident. */
const MOST_OFF = 4

const inWorker = (work: Work): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: work })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

const measureOnAllProcessors = async (game: string, rounds: number, stake: number): Promise<Measured> => {
  const workers = Math.min(availableParallelism(), rounds)
  const shares = Array.from({ length: workers }, (_, at) => Math.floor(rounds / workers) + (at < rounds % workers ? 1 : 0))
  return added(await Promise.all(shares.map(share => inWorker({ game, rounds: share, serverSeed: randomBytes(32).toString('hex'), stake }))))
}

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`

const report = async (rules: AnyRules, rounds: number, stake: number): Promise<boolean> => {
  const measured = await measureOnAllProcessors(rules.code, rounds, stake)
  const off = outside(rules, stake, measured)
  const isRight = Math.abs(off) < MOST_OFF
  const least = rules.leastReturn?.(stake)
  process.stdout.write(
    `${isRight ? '✓' : '✗'} ${rules.code} at ${stake}: states ${percent(rules.returnToPlayer)}${least === undefined ? '' : `, at least ${percent(least)}`}, returned ${percent(measured.won / measured.staked)} ` +
      `over ${measured.rounds.toLocaleString('en')} rounds, ${off.toFixed(2)} standard errors off\n`,
  )
  return isRight
}

const main = async ([game = 'all', count = String(ROUNDS)]: readonly string[]): Promise<number> => {
  const games = [...rulesByCode.values()].filter(({ code }) => game === 'all' || code === game)
  const rounds = Number(count)
  if (games.length === 0 || !Number.isInteger(rounds) || rounds < 2) {
    process.stderr.write(`npm run simulate -- [${['all', ...rulesByCode.keys()].join(' | ')}] [rounds]\n`)
    return 2
  }
  const results: boolean[] = []
  for (const rules of games) {
    const stakes = lowestStakes(rules)
    for (const stake of stakes) results.push(await report(rules, Math.ceil(rounds / stakes.length), stake))
  }
  return results.every(Boolean) ? 0 : 1
}

if (isMainThread) process.exitCode = await main(process.argv.slice(2))
else {
  const { game, rounds, serverSeed, stake } = workerData as Work
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
  parentPort?.postMessage(measureReturn(rulesByCode.get(game) as AnyRules, rounds, serverSeed, stake))
}

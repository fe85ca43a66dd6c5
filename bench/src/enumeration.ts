import pg from 'pg'
import { identityCalls, nobody, someMember, type Named } from './identity-calls.ts'
import { send, sendAll, stopLoad, type Call } from './load.ts'
import { addMembers } from './members.ts'
import { startMeasured } from './start-measured.ts'
import { interval, median, verdictOf, type Verdict } from './statistics.ts'

/** At least this many rounds; more while noise leaves the result open. */
const ROUNDS = 15
const MOST_ROUNDS = 90
const CALLS_A_ROUND = 100
/** Known and unknown may differ by this share: the machine's noise, far below what anybody can measure over a network. */
const TOLERANCE = 0.05

const databaseUrl = process.env['DATABASE_URL'] ?? ''
/** An argument selects the subjects whose name contains it. */
const only = process.argv[2] ?? ''
const server = await startMeasured({ TRUSTED_PROXIES: '127.0.0.0/8' })
const database = new pg.Client({ connectionString: databaseUrl })

/** Messages are sent after the answer, and only then look up the recipient. That is not part of the request, so it is held back here. */
const HOLD_BACK = `
  create function hold_back() returns trigger language plpgsql as $$ begin new.due_at := 'infinity'; return new; end $$;
  create trigger hold_back before insert on jobs for each row execute function hold_back()`
/** Some members have no password, and must not be distinguishable either. */
const SOME_WITHOUT_PASSWORD = `update members set password_hash = null where id like 'bench%5'`

try {
  await database.connect()
  await addMembers(databaseUrl)
  for (const statement of [SOME_WITHOUT_PASSWORD, 'vacuum analyze members', HOLD_BACK]) await database.query(statement)
  const { port, query } = server
  const headers = { merchant: 'demo', language: 'EN' }
  const { value: publicKey } = JSON.parse(await send(port, { method: 'GET', path: '/wps/session/key/rsa', headers })) as { value: string }

  const cpuOf = async (calls: readonly Call[]): Promise<number> => {
    const before = await query({ query: 'usage' })
    await sendAll(port, calls)
    return ((await query({ query: 'usage' })).cpu - before.cpu) / calls.length
  }
  /** Measures each kind in turn, the unknown twice, to compare them with themselves. The order changes, so that drift favours none. */
  const measure = async (call: (who: Named) => Call, round: number) => {
    const cost = { known: 0, unknown: 0, again: 0 }
    const kinds = ['known', 'unknown', 'again'] as const
    const first = round % kinds.length
    for (const kind of [...kinds.slice(first), ...kinds.slice(0, first)]) {
      const calls = Array.from({ length: CALLS_A_ROUND }, () => call(kind === 'known' ? someMember() : nobody()))
      cost[kind] = await cpuOf(calls)
    }
    // Removes the merchant's daily budget, which all share.
    await database.query('truncate limits')
    return cost
  }

  /** The median of the ratios, and the range of 95 % of medians. */
  const rangeOf = (values: readonly number[]) => {
    const [low, high] = interval(values)
    return `${median(values).toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`
  }

  const revealing: string[] = []
  const uncertain: string[] = []
  for (const [subject, call] of Object.entries(identityCalls(publicKey))) {
    if (!subject.includes(only)) continue
    // The first round is only a warm-up.
    await measure(call, 0)
    const ratios: number[] = []
    const itself: number[] = []
    const costs: number[] = []
    let verdict: Verdict = 'cannot be told'
    while (ratios.length < ROUNDS || (verdict === 'cannot be told' && ratios.length < MOST_ROUNDS)) {
      const { known, unknown, again } = await measure(call, ratios.length)
      ratios.push(known / unknown)
      itself.push(again / unknown)
      costs.push(unknown)
      verdict = verdictOf(interval(ratios), interval(itself), TOLERANCE)
    }
    const line = [ratios, itself].map(rangeOf).join('   ')
    console.log(
      `  ${subject.padEnd(36)}${median(costs).toFixed(3).padStart(7)} ms   ${line}   ${String(ratios.length).padStart(2)} rounds   ${verdict}`,
    )
    if (verdict === 'different') revealing.push(subject)
    if (verdict === 'cannot be told') uncertain.push(subject)
  }
  console.log(
    `  Processor time of a request: known ÷ unknown, and unknown ÷ itself (95 % of medians), rounds of ${CALLS_A_ROUND} calls for each. “same”: within ${TOLERANCE * 100} %.`,
  )
  if (uncertain.length > 0)
    console.log(`  Cannot be told here, where a call differs from itself as much; a quiet machine tells: ${uncertain.join('; ')}.`)
  if (revealing.length > 0) throw new Error(`Its cost may tell whether a member exists: ${revealing.join('; ')}.`)
} finally {
  stopLoad()
  await database.end()
  await server.stop()
}

import { ACCOUNT_ROWS, MEMBER_ROWS, openLedger, type Cost } from './ledger-moves.ts'
import { median } from './statistics.ts'

const ROUNDS = 5
const MEMBERS = 1_000
const MOVEMENTS = 4_000

const ledger = await openLedger(process.env['DATABASE_URL'] ?? '')
try {
  await ledger.query(MEMBER_ROWS(0, MEMBERS))
  await ledger.begin()
  await ledger.query(ACCOUNT_ROWS(1, MEMBERS, 0))
  await ledger.query('vacuum analyze accounts')

  const subjects: readonly (readonly [string, () => Promise<Cost>])[] = [
    ['a bet', () => ledger.bets(MEMBERS, MOVEMENTS)],
    ['the same statement, bare', () => ledger.bareBets(MEMBERS, MOVEMENTS)],
    ['a deposit, which queues a job', () => ledger.deposits(MEMBERS, MOVEMENTS / 4)],
    ['a balance', () => ledger.balances(MEMBERS, MOVEMENTS)],
    ['a page of the statement', () => ledger.statements(MEMBERS, MOVEMENTS / 4)],
  ]
  const costs = subjects.map((): Cost[] => [])
  // The subjects alternate, so that a busy machine affects all of them; the first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, [, measure]] of subjects.entries()) {
      const cost = await measure()
      if (round > 0) costs[index]?.push(cost)
    }
  }
  for (const [index, [name]] of subjects.entries()) {
    const middle = (what: keyof Cost) => median((costs[index] ?? []).map(cost => cost[what]))
    console.log(
      `  ${name.padEnd(34)}${middle('cpu').toFixed(3).padStart(8)} ms${middle('database').toFixed(3).padStart(8)} ms${middle('perSecond').toFixed(0).padStart(8)} per second`,
    )
  }
  console.log(
    `  Processor time of the server process and of the database's; ${MEMBERS} members, 16 at once, PostgreSQL on the same machine, median of ${ROUNDS}.`,
  )
} finally {
  await ledger.close()
}

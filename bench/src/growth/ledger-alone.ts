import { openLedger, type Cost } from '#ledger-moves.ts'
import { AIM, checkBooks, compare, OPERATIONS, tableSizes } from './compare.ts'
import { databaseOf, say } from './filled-database.ts'
import { playersOf } from './past.ts'

// The ledger itself, without a server, the sums of reports and what is no money: so it can be made as large as the disk allows.

const SMALL = 100_000
const LARGE = Number(process.argv[2] ?? 1_000_000)
const MOVEMENTS = Number(process.argv[3] ?? 10)

const open = async (members: number) => {
  const url = await databaseOf(process.env['DATABASE_URL'] ?? '', { members, movements: MOVEMENTS, traced: false })
  return { ...(await openLedger(url)), members }
}

/** So many play at the time, and come back to rows that are in memory. */
const ACTIVE = 5_000
/** Rounds before they are measured, in which nearly each of them has played. */
const EARLIER = 8

type Opened = Awaited<ReturnType<typeof open>>

const subjectsOf = (active?: number): Readonly<Record<string, (ledger: Opened) => Promise<Cost>>> => ({
  bet: ({ bets, members }) => bets(playersOf(members), OPERATIONS, active),
  balance: ({ balances, members }) => balances(members, OPERATIONS, active),
  statement: ({ statements, members }) => statements(members, OPERATIONS, active),
})

const [small, large] = [await open(SMALL), await open(LARGE)]
try {
  say(`${SMALL.toLocaleString('en')} members beside ${LARGE.toLocaleString('en')}, ${MOVEMENTS} movements each`)
  say('Anybody of all members, whose rows are read from the disk:')
  await compare(subjectsOf(), small, large)
  say(`Anybody of ${ACTIVE.toLocaleString('en')} who play:`)
  for (const play of Object.values(subjectsOf(ACTIVE))) {
    for (let round = 0; round < EARLIER; round += 1) for (const ledger of [small, large]) await play(ledger)
  }
  const worst = await compare(subjectsOf(ACTIVE), small, large)
  await tableSizes(large)
  await checkBooks(large)
  if (worst > AIM) throw new Error(`An operation of those who play takes ${worst.toFixed(2)} × as long, and may take ${AIM} ×.`)
} finally {
  for (const { close } of [small, large]) await close()
}

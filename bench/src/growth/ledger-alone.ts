import { openLedger } from '#ledger-moves.ts'
import { AIM, checkBooks, compare, OPERATIONS, tableSizes } from './compare.ts'
import { databaseOf, say } from './filled-database.ts'
import { MOVEMENTS, playersOf } from './past.ts'

// The ledger itself, without a server and without the sums of reports: so it can be made as large as the disk allows.

const SMALL = 100_000
const LARGE = Number(process.argv[2] ?? 1_000_000)

const open = async (members: number) => {
  const url = await databaseOf(process.env['DATABASE_URL'] ?? '', members, { sums: false })
  return { ...(await openLedger(url)), members }
}

const [small, large] = [await open(SMALL), await open(LARGE)]
try {
  const worst = await compare(
    {
      bet: ({ bets, members }) => bets(playersOf(members), OPERATIONS),
      balance: ({ balances, members }) => balances(members, OPERATIONS),
      statement: ({ statements, members }) => statements(members, OPERATIONS),
    },
    small,
    large,
  )
  say(`${SMALL.toLocaleString('en')} members beside ${LARGE.toLocaleString('en')}, ${MOVEMENTS} movements each. Aim: ${AIM} ×.`)
  await tableSizes(large)
  await checkBooks(large)
  if (worst > AIM) throw new Error(`An operation takes ${worst.toFixed(2)} × as long.`)
} finally {
  for (const { close } of [small, large]) await close()
}

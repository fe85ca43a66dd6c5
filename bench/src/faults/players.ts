import { unitOfWorkOn } from '@foyer/server/src/app/stores.ts'
import { openPostgres } from '@foyer/server/src/kernel/db/postgres.ts'
import { createWallet } from '@foyer/server/src/money/wallet.ts'
import { merchant } from '#ledger-moves.ts'
import { addMembers } from '#members.ts'
import { addGameSessions } from '#vendor-players.ts'
import { withDatabase } from './checks.ts'
import { addReach, addStaff, type Reach } from './reachable.ts'

/** In the smallest unit: more than any of them stakes. */
const MONEY = 10_000_000
const AT_ONCE = 8

/** The members `bench1` … of the demo merchant: signed in, with money that has lines in the ledger, in a game of the vendor, and reached by messages; and staff. */
export const addPlayers = async (url: string, players: number, reach: Reach): Promise<void> => {
  await addMembers(url, players)
  await withDatabase(url, client => addGameSessions(client, players))
  const { db, close } = await openPostgres(url, error => {
    throw error
  })
  const inUnit = unitOfWorkOn(db)
  const wallet = createWallet({ clock: () => new Date() })
  const all = Array.from({ length: players }, (_, index) => `bench${index + 1}`).values()
  const depositor = async () => {
    for (const memberId of all) await inUnit(unit => wallet.deposit(unit, { merchant, memberId, reference: `faults:${memberId}`, amount: MONEY }))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, depositor))
  await inUnit(addStaff)
  await withDatabase(url, async client => {
    // No company is told of the money that they begin with.
    await client.query(`delete from jobs where kind = 'trackMoney'`)
    await addReach(client, players, reach)
  })
  await close()
}

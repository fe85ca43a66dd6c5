import { asc, count, eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { members } from '#account/schema/members.ts'
import { registrations } from '#account/schema/registrations.ts'
import { gameRounds, gameSessions } from '#games/schema.ts'
import { auditEvents } from '#kernel/audit/schema.ts'
import type { Database } from '#kernel/db/database.ts'
import { accounts, archivedSums, assets, entries, houseSums, moneyEvents, transfers } from '#money/schema.ts'
import { referrals } from '#referral/schema.ts'
import { allTables } from './all-tables.ts'

/** The number of rows in each table, which a refused request must not change. */
export const countRows = async (db: Database): Promise<Readonly<Record<string, number>>> => {
  const tables = Object.values(allTables).filter(table => is(table, PgTable))
  const counted = await Promise.all(
    tables.map(async table => {
      const [row] = await db.select({ rows: count() }).from(table)
      return [getTableName(table), row?.rows ?? 0] as const
    }),
  )
  return Object.fromEntries(counted)
}

/** The stored facts of how a member came. */
export const registrationOf = async (db: Database, memberId: string) => {
  const [kept] = await db.select().from(registrations).where(eq(registrations.memberId, memberId))
  return kept
}

/** Makes a member another type, as an operator does. */
export const setMemberType = async (db: Database, memberId: string, type: number): Promise<void> => {
  await db.update(members).set({ type }).where(eq(members.id, memberId))
}

/** Gives a member another currency, as if they had registered when the merchant had that one. */
export const setMemberCurrency = async (db: Database, memberId: string, currency: string): Promise<void> => {
  await db.update(members).set({ currency }).where(eq(members.id, memberId))
}

/** The rounds of a member's games, in the order of their names. */
export const roundsOf = async (db: Database, memberId: string) =>
  await db
    .select({ round: gameRounds.round, game: gameRounds.game, state: gameRounds.state, staked: gameRounds.staked, won: gameRounds.won })
    .from(gameRounds)
    .where(eq(gameRounds.memberId, memberId))
    .orderBy(asc(gameRounds.round))

/** What is stored of the games that a member has started. */
export const gameSessionsOf = async (db: Database, memberId: string) =>
  await db.select().from(gameSessions).where(eq(gameSessions.memberId, memberId))

/** Who invited a member, and how. */
export const referralOf = async (db: Database, memberId: string) => {
  const [row] = await db.select().from(referrals).where(eq(referrals.memberId, memberId))
  return row && { inviterId: row.inviterId, way: row.way }
}

/** Tries to give a friend another inviter, past every rule of the services. */
export const changeInviter = async (db: Database, memberId: string, inviterId: string): Promise<void> => {
  await db.update(referrals).set({ inviterId }).where(eq(referrals.memberId, memberId))
}

/** Tries to part a friend from the inviter, past every rule of the services. */
export const removeReferral = async (db: Database, memberId: string): Promise<void> => {
  await db.delete(referrals).where(eq(referrals.memberId, memberId))
}

/** Removes a member with everything that goes with them. */
export const removeMember = async (db: Database, memberId: string): Promise<void> => {
  await db.delete(members).where(eq(members.id, memberId))
}

/** Every audit event, the oldest first. */
export const auditEventsIn = (db: Database) => db.select().from(auditEvents).orderBy(asc(auditEvents.id))

/** Ends the connections of an application to the PostgreSQL database at `url`, as a restart would; returns their number. */
export const cutConnections = async (url: string, application: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [application])
  await client.end()
  return rowCount ?? 0
}

/** Every row that money stands in, as text, in an order of its own. */
export const moneyRows = async (db: Database): Promise<readonly string[]> => {
  const tables: unknown[][] = []
  for (const table of [accounts, archivedSums, assets, entries, houseSums, members, moneyEvents, transfers])
    tables.push(await db.select().from(table))
  return tables.flatMap((rows, table) => rows.map(row => `${table} ${JSON.stringify(row)}`)).toSorted()
}

/** Writes past all triggers and foreign keys, as a fault of the storage would. */
export const damage = (db: Database, statements: readonly string[]): Promise<void> =>
  db.transaction(async unit => {
    await unit.execute(sql`set local session_replication_role = replica`)
    for (const statement of statements) await unit.execute(sql.raw(statement))
  })

/** Lets the database refuse every new push, until the function that this returns is called. */
export const refusePushes = async (db: Database): Promise<() => Promise<void>> => {
  await db.execute(sql`alter table pushes add constraint no_more_pushes check (false) not valid`)
  return async () => void (await db.execute(sql`alter table pushes drop constraint no_more_pushes`))
}

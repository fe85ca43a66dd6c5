import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { goesWithMember, owner } from '#account/schema/members.ts'
import { merchant, moment, words } from '#kernel/db/columns.ts'

const amount = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** Games that members have started, each with the token that the vendor exchanges for its session. Both are stored as hashes only. */
export const gameSessions = pgTable(
  'game_sessions',
  {
    ...owner(),
    tokenHash: text('token_hash').notNull(),
    /** Set once the vendor has opened its session. */
    sessionHash: text('session_hash'),
    /** The member's own session: the game ends with it. */
    memberSessionHash: text('member_session_hash').notNull(),
    /** The name of the provider. */
    provider: text('provider').notNull(),
    /** Our code of the game. */
    game: text('game').notNull(),
    /** BCP 47. */
    language: text('language').notNull(),
    launchedAt: moment('launched_at').notNull(),
    /** Until when the token can be exchanged. */
    expiresAt: moment('expires_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.tokenHash] }),
    uniqueIndex('game_sessions_session').on(table.merchant, table.sessionHash),
    goesWithMember(table),
    index('game_sessions_member').on(table.merchant, table.memberId),
    index('game_sessions_launched').on(table.launchedAt),
  ],
)

/** Rounds of games. A row changes in the statement of the bet, win or rollback; the money itself is in the ledger. */
export const gameRounds = pgTable(
  'game_rounds',
  {
    merchant: merchant(),
    provider: text('provider').notNull(),
    /** The provider's own name for it. */
    round: words('round').notNull(),
    memberId: text('member_id').notNull(),
    game: words('game').notNull(),
    vendor: words('vendor').notNull(),
    state: text('state').$type<'open' | 'closed' | 'rolled_back'>().notNull(),
    /** In the smallest unit, without what was rolled back. */
    staked: amount('staked'),
    won: amount('won'),
    beganAt: moment('began_at').notNull(),
    endedAt: moment('ended_at'),
    /** When staff declared it void: it takes no further bet, and nothing of it is left. */
    voidedAt: moment('voided_at'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.provider, table.round] }),
    // In the order of the history.
    index('game_rounds_member').on(table.merchant, table.memberId, table.beganAt, table.round),
    // Rows are added in order of time, so a small block range index finds those of some days.
    index('game_rounds_began').using('brin', table.beganAt),
    check('game_rounds_state', sql`${table.state} in ('open', 'closed', 'rolled_back') and (${table.state} = 'open') = (${table.endedAt} is null)`),
    check('game_rounds_void', sql`${table.voidedAt} is null or (${table.state} = 'rolled_back' and ${table.staked} = 0 and ${table.won} = 0)`),
    check('game_rounds_amounts', sql`${table.staked} >= 0 and ${table.won} >= 0`),
  ],
)

/** Games that members marked as favourites. */
export const favoriteGames = pgTable('favorite_games', { ...owner(), game: text('game').notNull(), at: moment('at').notNull() }, table => [
  primaryKey({ columns: [table.merchant, table.memberId, table.game] }),
  goesWithMember(table),
])

import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import { sessions } from '#account/schema/sessions.ts'
import type { AuditEvent } from '#kernel/audit/audit-event.ts'
import type { Database } from '#kernel/db/database.ts'
import { databaseFunction } from '#kernel/db/function-call.ts'
import type { Member } from '#kernel/member.ts'
import type { Try } from '#kernel/security/limit-store.ts'

export interface SessionRow {
  readonly tokenHash: string
  readonly merchant: string
  readonly memberId: string
  readonly networkPrefix: string
  readonly deviceId: string | null
  readonly userAgent: string
  readonly firstTimeLogin: boolean
  readonly createdAt: Date
  readonly lastUsedAt: Date
  /** When the member last proved, within this session, to be the one who signed in. */
  readonly confirmedAt: Date | null
}

export interface SessionStore {
  /**
   * Opens a session for a member who was just read, with the event that led to it, puts its network on record, and does what other subjects do then. Returns
   * undefined and writes nothing if the member was deleted, has closed the account, was locked or has another password now; or when `limit` ends, if it is
   * reached. It is one call of a function of the database (functions/open.sql), and waits for a concurrent password change.
   */
  open(
    session: SessionRow,
    member: Member,
    event: AuditEvent,
    limit: Try,
  ): Promise<{ readonly isNewNetwork: boolean } | { readonly fullUntil: Date } | undefined>
  /** The session and its member in one query; a token of another merchant is not found. */
  withMember(merchant: string, tokenHash: string): Promise<{ readonly session: SessionRow; readonly member: Member } | undefined>
  /** Never moves the last use back. */
  touch(merchant: string, tokenHash: string, at: Date): Promise<void>
  /** What other subjects do then is done too (functions/end.sql); so it is with all that are named `end…`, but not by the sweep. */
  end(merchant: string, tokenHash: string): Promise<void>
  endAllOf(merchant: string, memberId: string): Promise<void>
  /** `null` ends the sessions that name no device. */
  endOfDevice(merchant: string, memberId: string, deviceId: string | null): Promise<void>
  /** The last used first; includes expired sessions that were not swept yet. */
  ofMember(merchant: string, memberId: string): Promise<readonly SessionRow[]>
  /** Records that the member has just proved again to be the one who signed in. */
  confirm(merchant: string, tokenHash: string, at: Date): Promise<void>
  /** Removes sessions unused since `idleBefore` or opened before `createdBefore`; returns their number. */
  sweep(merchant: string, idleBefore: Date, createdBefore: Date): Promise<number>
}

/** Every call with a session runs this, so the statement is built once, and planned once per connection. */
const prepareWithMember = (db: Database) =>
  db
    .select({ session: sessions, member: members })
    .from(sessions)
    .innerJoin(members, and(eq(members.merchant, sessions.merchant), eq(members.id, sessions.memberId)))
    .where(and(eq(sessions.merchant, sql.placeholder('merchant')), eq(sessions.tokenHash, sql.placeholder('tokenHash'))))
    .prepare('session_with_member')

const openFunction = databaseFunction(
  'session_open',
  {
    merchant: 'text',
    member_id: 'text',
    password_hash: 'text?',
    token_hash: 'text',
    network_prefix: 'text',
    device_id: 'text?',
    user_agent: 'text',
    first_time_login: 'boolean',
    created_at: 'timestamp with time zone',
    last_used_at: 'timestamp with time zone',
    confirmed_at: 'timestamp with time zone?',
    event: 'text',
    event_at: 'timestamp with time zone',
    ip: 'text',
    request_id: 'text',
    detail: 'jsonb',
    limit_key: 'text',
    limit_points: 'bigint',
    limit_ends_at: 'timestamp with time zone',
  },
  { is_new_network: 'boolean?', full_until: 'timestamp with time zone?' },
)
const endFunction = databaseFunction('session_end', { merchant: 'text', token_hash: 'text' }, {})
const endAllFunction = databaseFunction('sessions_end_all', { merchant: 'text', member_id: 'text' }, {})
const endOfDeviceFunction = databaseFunction('sessions_end_of_device', { merchant: 'text', member_id: 'text', device_id: 'text?' }, {})

const is = (merchant: string, tokenHash: string) => and(eq(sessions.merchant, merchant), eq(sessions.tokenHash, tokenHash))
const isOf = (merchant: string, memberId: string) => and(eq(sessions.merchant, merchant), eq(sessions.memberId, memberId))

export const sessionStore = (db: Database): SessionStore => {
  const [open, end, endAll, endOfDevice] = [openFunction(db), endFunction(db), endAllFunction(db), endOfDeviceFunction(db)]
  let withMember: ReturnType<typeof prepareWithMember> | undefined

  return {
    async open(session, { passwordHash }, event, limit) {
      const [opened] = await open({
        merchant: session.merchant,
        member_id: session.memberId,
        password_hash: passwordHash,
        token_hash: session.tokenHash,
        network_prefix: session.networkPrefix,
        device_id: session.deviceId,
        user_agent: session.userAgent,
        first_time_login: session.firstTimeLogin,
        created_at: session.createdAt,
        last_used_at: session.lastUsedAt,
        confirmed_at: session.confirmedAt,
        event: event.event,
        event_at: event.at,
        ip: event.ip,
        request_id: event.requestId,
        detail: event.detail,
        limit_key: limit.key,
        limit_points: limit.points,
        limit_ends_at: limit.endsAt,
      })
      if (!opened) return undefined
      const { is_new_network, full_until } = opened
      return full_until === null ? { isNewNetwork: is_new_network ?? false } : { fullUntil: full_until }
    },

    async withMember(merchant, tokenHash) {
      withMember ??= prepareWithMember(db)
      const [found] = await withMember.execute({ merchant, tokenHash })
      return found
    },

    async touch(merchant, tokenHash, at) {
      await db
        .update(sessions)
        .set({ lastUsedAt: at })
        .where(and(is(merchant, tokenHash), lt(sessions.lastUsedAt, at)))
    },

    async end(merchant, tokenHash) {
      await end({ merchant, token_hash: tokenHash })
    },

    async endAllOf(merchant, memberId) {
      await endAll({ merchant, member_id: memberId })
    },

    async endOfDevice(merchant, memberId, deviceId) {
      await endOfDevice({ merchant, member_id: memberId, device_id: deviceId })
    },

    ofMember: (merchant, memberId) =>
      db.select().from(sessions).where(isOf(merchant, memberId)).orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt)),

    async confirm(merchant, tokenHash, at) {
      await db.update(sessions).set({ confirmedAt: at }).where(is(merchant, tokenHash))
    },

    async sweep(merchant, idleBefore, createdBefore) {
      const over = or(lt(sessions.lastUsedAt, idleBefore), lt(sessions.createdAt, createdBefore))
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.merchant, merchant), over))
        .returning({ tokenHash: sessions.tokenHash })
      return ended.length
    },
  }
}

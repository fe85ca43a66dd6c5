import { and, desc, eq, gt, gte, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import { networks, sessions } from '#account/schema/sessions.ts'
import type { AuditEvent } from '#kernel/audit/audit-event.ts'
import { auditEvents } from '#kernel/audit/schema.ts'
import type { Database } from '#kernel/db/database.ts'
import { prepared, slot } from '#kernel/db/prepared.ts'
import type { Member } from '#kernel/member.ts'
import { counting } from '#kernel/security/limit-statements.ts'
import type { Try } from '#kernel/security/limit-store.ts'
import { limits } from '#kernel/security/schema.ts'
import type { SessionListeners } from './session-listeners.ts'

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
   * Opens a session for a member who was just read, with the event that led to it, puts its network on record, and does what other subjects declare
   * (`memberSignedIn`). Returns undefined and writes nothing if the member was deleted, has closed the account, was locked or has another password now; or
   * when `limit` ends, if it is reached. It is one statement, and waits for
   * a concurrent password change.
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
  /** What other subjects declare for it (`sessionsEnded`) is done too; so it is with all that are named `end…`, but not by the sweep. */
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

const opening = (writes: SessionListeners['opened']) => (): SQL => {
  const session = (name: keyof SessionRow) => slot(name, sessions[name])
  const event = (name: keyof AuditEvent) => slot(name, auditEvents[name])
  const given = { merchant: sql`${session('merchant')}`, deviceId: sql`${session('deviceId')}`, createdAt: sql`${session('createdAt')}` }
  return sql`
    with member as (
      select id, merchant from ${members}
      where merchant = ${session('merchant')} and id = ${session('memberId')} and password_hash is not distinct from ${slot('passwordHash', members.passwordHash)}
        and closed_at is null and (locked_until is null or locked_until <= ${session('createdAt')})
      for no key update
    ), counted as (
      -- After the member's row is locked, so that every unit of work takes both locks in this order.
      ${counting('Sessions', sql`from member`)}
    ), opened as (
      select member.* from member, counted
    ), session as (
      insert into ${sessions}
        (merchant, token_hash, member_id, network_prefix, device_id, user_agent, first_time_login, created_at, last_used_at, confirmed_at)
      select merchant, ${session('tokenHash')}, id, ${session('networkPrefix')}, ${session('deviceId')}, ${session('userAgent')},
        ${session('firstTimeLogin')}, ${session('createdAt')}, ${session('lastUsedAt')}, ${session('confirmedAt')} from opened
    ), network as (
      insert into ${networks} (merchant, member_id, prefix, first_seen_at, last_seen_at)
      select merchant, id, ${session('networkPrefix')}, ${session('createdAt')}, ${session('createdAt')} from opened
      on conflict (merchant, member_id, prefix) do update set
        last_seen_at = greatest(${networks.lastSeenAt}, excluded.last_seen_at), sign_ins = ${networks.signIns} + 1
      returning sign_ins = 1 as is_new
    )${steps(writes.map(write => write(given)))}
    insert into ${auditEvents} (at, merchant, member_id, event, ip, user_agent, request_id, detail)
    select ${event('at')}, merchant, id, ${event('event')}, ${event('ip')}, ${event('userAgent')}, ${event('requestId')}, ${event('detail')} from opened
    returning (select is_new from network) as "isNewNetwork"`
}

/** Further steps of a statement that begins with `with`. */
const steps = (further: readonly SQL[]): SQL => sql.join(further.map((step, index) => sql`, ${sql.identifier(`step_${index}`)} as (${step})`))

const is = (merchant: string, tokenHash: string) => and(eq(sessions.merchant, merchant), eq(sessions.tokenHash, tokenHash))
const isOf = (merchant: string, memberId: string) => and(eq(sessions.merchant, merchant), eq(sessions.memberId, memberId))

export const sessionStore = (db: Database, listeners: SessionListeners): SessionStore => {
  const open = prepared<{ readonly isNewNetwork: boolean }>(db, 'session_open', opening(listeners.opened))
  let withMember: ReturnType<typeof prepareWithMember> | undefined
  const end = async (which: SQL | undefined, further: readonly SQL[]): Promise<void> => {
    await db.execute(sql`with ended as (delete from ${sessions} where ${which} returning token_hash)${steps(further)} select from ended`)
  }
  const endSome = (merchant: string, which: SQL | undefined) =>
    end(
      which,
      listeners.ended.map(({ some }) => some(merchant)),
    )

  return {
    async open(session, { passwordHash }, event, limit) {
      const { key, points, endsAt } = limit
      const now = session.createdAt
      const [opened] = await open({ ...event, ...session, passwordHash, now, keySessions: key, pointsSessions: points, endsAtSessions: endsAt })
      if (opened) return opened
      const [full] = await db
        .select({ fullUntil: limits.endsAt })
        .from(limits)
        .where(and(eq(limits.merchant, session.merchant), eq(limits.key, key), gte(limits.points, points), gt(limits.endsAt, now)))
      return full
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

    end: (merchant, tokenHash) => endSome(merchant, is(merchant, tokenHash)),

    endAllOf: (merchant, memberId) =>
      end(
        isOf(merchant, memberId),
        listeners.ended.map(({ all }) => all(merchant, memberId)),
      ),

    async endOfDevice(merchant, memberId, deviceId) {
      const isIts = deviceId === null ? isNull(sessions.deviceId) : eq(sessions.deviceId, deviceId)
      await endSome(merchant, and(isOf(merchant, memberId), isIts))
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

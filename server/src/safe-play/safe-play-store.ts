import { and, eq, gt, sql } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import type { Database } from '#kernel/db/database.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { accounts } from '#money/schema.ts'
import { momentOf, isOf, limitStore, type LimitStore } from './limit-store.ts'
import type { PlayPause } from './play-pause.ts'
import { type PlayPositions, playPositions } from './play-position-store.ts'
import { playPauses } from './schema.ts'

/** Pauses, the time played, and what it cost. */
interface PauseStore extends PlayPositions {
  /** In a unit of work: from now on the member's money waits, so that what is read stays true until the unit ends. */
  lock(owner: Owner): Promise<void>

  /** The break or self-exclusion that holds at this moment. */
  pauseOf(owner: Owner, at: Date): Promise<PlayPause | undefined>
  setPause(owner: Owner, pause: PlayPause): Promise<void>
  /** Members who are excluded at this moment, in the order of their ids, after one. */
  excluded(
    merchant: string,
    after: string,
    limit: number,
    at: Date,
  ): Promise<readonly (Pick<PlayPause, 'since' | 'until'> & { readonly id: string; readonly username: string })[]>
}

const pauseStore = (db: Database): PauseStore => ({
  ...playPositions(db),

  async lock({ merchant, memberId }) {
    await db.execute(sql`select 1 from ${members} where merchant = ${merchant} and id = ${memberId} for no key update`)
    await db.execute(sql`select 1 from ${accounts} where merchant = ${merchant} and member_id = ${memberId} order by id for update`)
  },

  async pauseOf(owner, at) {
    const [pause] = await db
      .select({ kind: playPauses.kind, since: playPauses.since, until: playPauses.until, endsAt: playPauses.endsAt })
      .from(playPauses)
      .where(and(isOf(playPauses, owner), sql`(${playPauses.endsAt} is null or ${playPauses.endsAt} > ${momentOf(at)})`))
    return pause
  },

  async setPause(owner, pause) {
    const dateOf = (at: Date | null) => sql`${at?.toISOString() ?? null}::timestamptz`
    // From the member's row, by whose registration staff list who has a pause. A split database takes no select among values.
    await db.execute(sql`
      insert into ${playPauses} (merchant, member_id, kind, since, until, ends_at, registered_at)
      select m.merchant, m.id, ${pause.kind}::text, ${momentOf(pause.since)}, ${dateOf(pause.until)}, ${dateOf(pause.endsAt)}, m.registered_at
      from ${members} m where m.merchant = ${owner.merchant} and m.id = ${owner.memberId}
      on conflict (merchant, member_id) do update set kind = excluded.kind, since = excluded.since, until = excluded.until, ends_at = excluded.ends_at,
        registered_at = excluded.registered_at`)
  },

  excluded: (merchant, after, limit, at) =>
    db
      .select({ id: members.id, username: members.username, since: playPauses.since, until: playPauses.until })
      .from(playPauses)
      .innerJoin(members, and(eq(members.merchant, playPauses.merchant), eq(members.id, playPauses.memberId)))
      .where(
        and(
          eq(playPauses.merchant, merchant),
          eq(playPauses.kind, 'exclusion'),
          gt(playPauses.memberId, after),
          sql`(${playPauses.endsAt} is null or ${playPauses.endsAt} > ${momentOf(at)})`,
        ),
      )
      .orderBy(playPauses.memberId)
      .limit(limit),
})

/** What members set for themselves, and what they have played. */
export interface SafePlayStore extends LimitStore, PauseStore {}

export const safePlayStore = (db: Database): SafePlayStore => ({ ...limitStore(db), ...pauseStore(db) })

import { and, sql } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import type { JobStore } from './job-store.ts'
import { jobs } from './schema.ts'

/** Jobs of the whole installation have an empty merchant. */
const INSTALLATION = ''

/** How jobs come into the queue; `queued` is called for each that a service adds. */
export const jobQueue = (db: Database, queued: () => void): Pick<JobStore, 'add' | 'addRecurring' | 'keepLanes'> => ({
  async add({ kind, lane, expiresAfterMs }, { merchant, payload, dueAt, notAfter, orderKey, batchKey, provider }) {
    const expiry = expiresAfterMs === undefined ? null : new Date(dueAt.getTime() + expiresAfterMs)
    const row = { merchant, kind, lane: lane.name, payload, plannedAt: dueAt, dueAt, notAfter: notAfter ?? expiry, orderKey, batchKey, provider }
    await db.insert(jobs).values(row)
    queued()
  },

  async addRecurring(recurring) {
    if (recurring.length === 0) return
    const rows = recurring.map(({ kind, lane, schedule, dueAt }) => ({
      merchant: INSTALLATION,
      id: `recurring:${kind}`,
      kind,
      lane: lane.name,
      payload: { schedule },
      plannedAt: dueAt,
      dueAt,
    }))
    await db
      .insert(jobs)
      .values(rows)
      .onConflictDoUpdate({
        target: [jobs.merchant, jobs.id],
        set: { payload: sql`excluded.payload`, plannedAt: sql`excluded.planned_at`, dueAt: sql`excluded.due_at` },
        setWhere: sql`not ${jobs.isRunning} and ${jobs.payload} <> excluded.payload`,
      })
  },

  async keepLanes(kinds) {
    const lanes = sql.join(
      kinds.map(({ kind, lane }) => sql`(${kind}, ${lane.name})`),
      sql`, `,
    )
    if (kinds.length === 0) return
    await db
      .update(jobs)
      .set({ lane: sql`kept.lane` })
      .from(sql`(values ${lanes}) as kept(kind, lane)`)
      .where(and(sql`${jobs.kind} = kept.kind`, sql`${jobs.lane} <> kept.lane`))
  },
})

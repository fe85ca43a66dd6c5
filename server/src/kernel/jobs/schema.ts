import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { merchant, moment, plainData, words } from '#kernel/db/columns.ts'

/** Work for a certain moment (docs/jobs.md). */
export const jobs = pgTable(
  'jobs',
  {
    /** Empty for jobs of the whole installation, because a key column cannot be null. */
    merchant: merchant(),
    id: text('id')
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    kind: text('kind').notNull(),
    lane: text('lane').notNull(),
    payload: plainData<object>()('payload').notNull(),
    /** The moment it was planned for; retries do not change it. */
    plannedAt: moment('planned_at').notNull(),
    /** A claim moves it forward by the lease, so that the job of a dead process becomes due again: by the clock of the server that claims it. */
    dueAt: moment('due_at').notNull(),
    /** The end of the last claim by the database's clock; null where version 0.1 made it. While the job is running nobody else may have it before. */
    leaseEnds: moment('lease_ends'),
    /** The job is useless after this moment. */
    notAfter: moment('not_after'),
    orderKey: text('order_key'),
    /** The order in which jobs of one order key were queued. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    batchKey: text('batch_key'),
    provider: text('provider'),
    attempts: integer('attempts').notNull().default(0),
    /** Counts the claims, so that a process can tell whether the job is still its own. */
    lease: integer('lease').notNull().default(0),
    isRunning: boolean('is_running').notNull().default(false),
    /** When the job was given up; it is kept, with the error of its last attempt, for an operator to see. */
    failedAt: moment('failed_at'),
    failure: words('failure'),
  },
  table => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index('jobs_due')
      .on(table.lane, table.dueAt)
      .where(sql`${table.failedAt} is null`),
    index('jobs_in_order')
      .on(table.merchant, table.orderKey, table.sequence)
      .where(sql`${table.orderKey} is not null and ${table.failedAt} is null`),
    // If two processes start two jobs of one order key at the same instant, one is refused.
    uniqueIndex('jobs_one_of_an_order_key')
      .on(table.merchant, table.orderKey)
      .where(sql`${table.orderKey} is not null and ${table.isRunning}`),
    index('jobs_alike')
      .on(table.merchant, table.kind, table.batchKey, table.dueAt)
      .where(sql`${table.batchKey} is not null and ${table.failedAt} is null`),
    index('jobs_given_up')
      .on(table.failedAt)
      .where(sql`${table.failedAt} is not null`),
  ],
)

/** Providers that refused a merchant's credentials; no process uses them until the given time. */
export const stoppedProviders = pgTable(
  'stopped_providers',
  {
    merchant: merchant(),
    provider: text('provider').notNull(),
    stoppedAt: moment('stopped_at').notNull(),
    until: moment('until').notNull(),
    reason: words('reason').notNull(),
    settings: text('settings').notNull(),
  },
  table => [primaryKey({ columns: [table.merchant, table.provider] })],
)

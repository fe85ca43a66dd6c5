import type { Pool } from 'pg'
import { DRAW_ROW, money } from './past-money.ts'
import { people } from './past-people.ts'

/** Indexes that no constraint stands on, and foreign keys, of the tables that grow. Rebuilt afterwards they are sorted once, and the keys are checked as a whole. */
const GROWN = [
  'members',
  'accounts',
  'transfers',
  'entries',
  'money_events',
  'game_rounds',
  'lottery_tickets',
  'payments',
  'sessions',
  'audit_events',
  'sent_messages',
  'registrations',
  'networks',
  'member_factors',
  'tracking_events',
]

/** Says what it does, because it takes minutes. */
type Say = (line: string) => void

/** Writes the past past triggers and foreign keys, and has the database check all of it afterwards. */
export const writePast = async (pool: Pool, members: number, provider: string, say: Say): Promise<void> => {
  const client = await pool.connect()
  const run = async (statement: string) => {
    const began = performance.now()
    await client.query(statement)
    const took = performance.now() - began
    if (took > 5_000) say(`  ${(took / 1000).toFixed(0).padStart(5)} s ${statement.trim().replaceAll(/\s+/g, ' ').slice(0, 70)}`)
  }
  const listed = GROWN.map(table => `'${table}'::regclass`).join(', ')
  const { rows: keys } = await client.query<{ readonly drop: string; readonly add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and conrelid in (${listed})`)
  const { rows: indexes } = await client.query<{ readonly drop: string; readonly add: string }>(`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as add
    from pg_index where indrelid in (${listed}) and not exists (select 1 from pg_constraint where conindid = indexrelid)`)
  try {
    for (const { drop } of [...keys, ...indexes]) await run(drop)
    await run('set session_replication_role = replica')
    await run(DRAW_ROW)
    for (const statement of [...people(members), ...money(members, provider)]) await run(statement)
    await run('set session_replication_role = origin')
    await run(`set maintenance_work_mem = '1GB'`)
    for (const { add } of indexes) await run(add)
    await run('vacuum analyze')
    for (const { add } of keys) await run(add)
    await run('checkpoint')
  } finally {
    client.release()
  }
}

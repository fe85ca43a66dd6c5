import type { Pool, PoolClient } from 'pg'
import { DRAW_ROW, money } from './past-money.ts'
import { memberRows, traces } from './past-people.ts'

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

/** Statements that are made at once: each takes a connection, and of memory what an index is sorted in. */
const AT_ONCE = 3
const SORT_MEMORY = '256MB'
/** Statements that take less are not spoken of. */
const SPOKEN_MS = 5_000

/** Says what it does, because it takes minutes. */
type Say = (line: string) => void

/** Makes statements one after the other, and others at once. */
const maker = (clients: readonly PoolClient[], say: Say) => {
  const make = async (client: PoolClient, statement: string) => {
    const began = performance.now()
    await client.query(statement)
    const took = performance.now() - began
    if (took > SPOKEN_MS) say(`  ${(took / 1000).toFixed(0).padStart(5)} s ${statement.trim().replaceAll(/\s+/g, ' ').slice(0, 70)}`)
  }
  /** Chains of statements: each chain by itself in its order. */
  const chains = async (wanted: readonly (readonly string[])[]) => {
    const left = [...wanted]
    await Promise.all(
      clients.map(async client => {
        for (let chain = left.shift(); chain; chain = left.shift()) for (const statement of chain) await make(client, statement)
      }),
    )
  }
  return {
    chains,
    each: (statements: readonly string[]) => chains(statements.map(statement => [statement])),
    inOrder: (statements: readonly string[]) => chains([statements]),
    everywhere: async (statement: string) => {
      for (const client of clients) await client.query(statement)
    },
  }
}

interface Removed {
  readonly drop: string
  readonly add: string
}

/** What is dropped before the rows are written and made again behind them. */
const removedOf = async (pool: Pool) => {
  const listed = GROWN.map(table => `'${table}'::regclass`).join(', ')
  const { rows: keys } = await pool.query<Removed>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and conrelid in (${listed})`)
  const { rows: indexes } = await pool.query<Removed>(`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as add
    from pg_index where indrelid in (${listed}) and not exists (select 1 from pg_constraint where conindid = indexrelid)`)
  return { keys, indexes }
}

export interface Past {
  readonly members: number
  /** Of each member. */
  readonly movements: number
  /** Whether they have what is no money, too: logs, messages, conversations, cases. */
  readonly traced: boolean
}

/** Writes the past past triggers and foreign keys, and has the database check all of it afterwards. */
export const writePast = async (pool: Pool, { members, movements, traced }: Past, provider: string, say: Say): Promise<void> => {
  const { keys, indexes } = await removedOf(pool)
  const clients = await Promise.all(Array.from({ length: AT_ONCE }, () => pool.connect()))
  const { chains, each, inOrder, everywhere } = maker(clients, say)
  const { begin, beside, end } = money(members, movements, provider)
  try {
    await inOrder([...keys, ...indexes].map(({ drop }) => drop))
    await everywhere('set session_replication_role = replica')
    await everywhere(`set maintenance_work_mem = '${SORT_MEMORY}'`)
    await chains([[DRAW_ROW, ...memberRows(members), ...(traced ? traces(members) : [])], begin])
    await each(beside)
    await inOrder(end)
    await everywhere('set session_replication_role = origin')
    await each(indexes.map(({ add }) => add))
    // The large tables first; the statement without a name finds little to do in them.
    await each(GROWN.map(table => `vacuum analyze ${table}`))
    await inOrder(['vacuum analyze'])
    await each(keys.map(({ add }) => add))
    await inOrder(['checkpoint'])
  } finally {
    for (const client of clients) client.release()
  }
}

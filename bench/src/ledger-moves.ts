import { readdirSync, readFileSync } from 'node:fs'
import { storesOn, unitOfWorkOn } from '@foyer/server/src/app/stores.ts'
import { openPostgres } from '@foyer/server/src/kernel/db/postgres.ts'
import { createWallet } from '@foyer/server/src/money/wallet.ts'
import pg from 'pg'

const AT_ONCE = 16
/** Every member of a measurement begins with so much. */
export const MONEY = 1_000_000_000
export const merchant = { code: 'demo', settings: { currency: 'PHP', decimals: 2 } }
export const ASSET = 'PHP/2'

/** Milliseconds of processor time of this process and of the database per operation, and operations per second. */
export interface Cost {
  readonly cpu: number
  readonly database: number
  readonly perSecond: number
}

/** The statement of a bet as short as the ledger's tables allow: no gate, no answer that is kept apart, no way back. */
const BARE = `
  with moved as (
    update accounts set balance = balance - $4, version = version + 1
    where merchant = $1 and member_id = $2 and kind = 'main' and balance >= $4 returning id, balance, version
  ), transfer as (
    insert into transfers (merchant, member_id, kind, reference, request_hash, at, balance, version, detail)
    select $1, $2, 'bet', $3, 'bare', now(), balance, version, '{}' from moved returning id
  )
  insert into entries (merchant, transfer_id, line, asset, account_id, amount, balance_after, version)
  select $1, transfer.id, 1, '${ASSET}', moved.id, -$4::bigint, moved.balance, moved.version from transfer, moved
  union all
  select $1, transfer.id, 2, '${ASSET}', house.id, $4, null, null
  from transfer, (select id from accounts where merchant = $1 and member_id is null and kind = 'games') as house`

/** A tick of the processor time that Linux counts, ms. */
const TICK_MS = 10

/** The fields of a process in Linux's list, from its state on (proc(5)); none where it is not there. */
const fieldsOf = (pid: string): readonly string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}

/** The processor time that all processes of the database have taken so far, those that have ended included, ms; 0 where it is not on this machine. */
const timeOf = (server: string): number => {
  const sum = (fields: readonly string[], from: number) => Number(fields[from] ?? 0) + Number(fields[from + 1] ?? 0)
  const running = readdirSync('/proc')
    .map(fieldsOf)
    .filter(fields => fields[1] === server)
  return (running.reduce((all, fields) => all + sum(fields, 11), 0) + sum(fieldsOf(server), 13)) * TICK_MS
}

/** The processor time that the machines of these connections have taken so far, ms, where they are all on this machine. */
export const databaseTime = async (machines: readonly pg.Pool[]): Promise<() => number> => {
  const servers = await Promise.all(
    machines.map(async pool => {
      const { rows } = await pool.query<{ readonly pid: number }>('select pg_backend_pid() as pid')
      return fieldsOf(String(rows[0]?.pid))[1] ?? ''
    }),
  )
  return () => servers.reduce((sum, server) => sum + timeOf(server), 0)
}

/** Does `count` things, several at once, and tells what one cost. */
export const measureOn =
  (machines: readonly pg.Pool[]) =>
  async (count: number, one: () => Promise<unknown>): Promise<Cost> => {
    const time = await databaseTime(machines)
    const databaseBefore = time()
    let left = count
    const worker = async () => {
      while (left > 0) {
        left -= 1
        await one()
      }
    }
    const [cpu, began] = [process.cpuUsage(), performance.now()]
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    const { user, system } = process.cpuUsage(cpu)
    const perSecond = (count * 1000) / (performance.now() - began)
    return { cpu: (user + system) / 1000 / count, database: (time() - databaseBefore) / count, perSecond }
  }

/** The wallet on the database, and what is measured of it, each on random members of so many. */
export const openLedger = async (url: string) => {
  const { db, close } = await openPostgres(url, error => {
    throw error
  })
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const measure = measureOn([pool])
  const stores = storesOn(db)
  const inUnit = unitOfWorkOn(db)
  const wallet = createWallet({ clock: () => new Date() })
  let names = 0
  const name = () => `${process.pid}-${(names += 1)}`
  /** Of so many members, or of some of them who stand apart from each other, because active players have not joined one after the other. */
  const someone = (members: number, active = members) => `bench${1 + Math.floor(members / active) * Math.floor(Math.random() * active)}`
  return {
    pool,
    query: (text: string) => pool.query(text),
    stores,
    /** Opens the accounts of the house, by a deposit of a member of whom nothing is measured. */
    begin: () => wallet.deposit(stores, { merchant, memberId: 'bench0', reference: name(), amount: 1 }),
    deposits: (members: number, count: number) =>
      measure(count, () => inUnit(unit => wallet.deposit(unit, { merchant, memberId: someone(members), reference: name(), amount: 100 }))),
    bets: (members: number, count: number, active?: number) =>
      measure(count, () => wallet.bet(stores, { merchant, memberId: someone(members, active), reference: name(), amount: 100 })),
    bareBets: (members: number, count: number) =>
      measure(count, () => pool.query({ name: 'bare', text: BARE, values: ['demo', someone(members), name(), 100] })),
    balances: (members: number, count: number, active?: number) => measure(count, () => stores.ledger.accountsOf('demo', someone(members, active))),
    statements: (members: number, count: number, active?: number) =>
      measure(count, () => stores.statement.lines('demo', someone(members, active), { account: 'main', limit: 51 })),
    async close() {
      await pool.end()
      await close()
    },
  }
}

export const MEMBER_ROWS = (from: number, to: number) => `
  insert into members (merchant, id, username, type, password_changed_at, password_chosen, currency, registered_at, deposit_count, deposited_amount, first_deposit_at)
  select 'demo', 'bench' || i, 'bench' || i, 0, now(), true, 'PHP', now(), least(i, 1), ${MONEY}::bigint * least(i, 1), case when i > 0 then now() end
  from generate_series(${from}, ${to}) as i`

/** Accounts of members who paid in once and then made so many bets of 1; their lines are another matter. */
export const ACCOUNT_ROWS = (from: number, to: number, bets: number) => `
  insert into accounts (merchant, member_id, kind, asset, floor, balance, version)
  select 'demo', 'bench' || i, kind, '${ASSET}', 0, case kind when 'main' then ${MONEY - bets} else 0 end, case kind when 'main' then ${bets + 1} else 0 end
  from generate_series(${from}, ${to}) as i, (values ('main'), ('held')) as kinds (kind)`

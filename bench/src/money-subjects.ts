import { setTimeout } from 'node:timers/promises'
import { storesOn, unitOfWorkOn } from '@foyer/server/src/app/stores.ts'
import { openPostgres } from '@foyer/server/src/kernel/db/postgres.ts'
import { createWallet } from '@foyer/server/src/money/wallet.ts'
import pg from 'pg'
import { measureOn, merchant, type Cost } from './ledger-moves.ts'
import { tokenOf } from './members.ts'

/** How many of the members of the measurement move money. */
export const PLAYERS = 1_000
const DRAW = 'bench-draw'
/** So many bets on one account at once, of which so many are different; the others are the same once more. */
export const CROWD = 400
export const DIFFERENT = 300
const STAKE = 100
/** How often jobs are looked at while they are waited for, ms. */
const LOOK_MS = 50

/**
 * The rows of a movement by one statement, as short as the tables allow: no gate, no answer that is kept apart, no event. $4 is what comes into the member's
 * account, $5 the reference of the bet that it follows.
 */
const bare = (kind: string, house: string, more = '') => `
  with moved as (
    update accounts set balance = balance + $4, version = version + 1
    where merchant = $1 and member_id = $2 and kind = 'main' and balance + $4 >= 0 returning id, asset, balance, version
  ), transfer as (
    insert into transfers (merchant, member_id, kind, reference, request_hash, follows, at, balance, version, detail)
    select $1, $2, '${kind}', $3, 'bare', (select id from transfers where merchant = $1 and kind = 'bet' and reference = $5::text), now(), balance, version, '{}'
    from moved returning id
  )${more}
  insert into entries (merchant, transfer_id, line, asset, account_id, amount, balance_after, version)
  select $1, transfer.id, 1, moved.asset, moved.id, $4::bigint, moved.balance, moved.version from transfer, moved
  union all
  select $1, transfer.id, 2, moved.asset, house.id, -$4, null, null
  from transfer, moved, (select id from accounts where merchant = $1 and member_id is null and kind = '${house}') as house`

const BARE_TICKET = `, ticket as (
    insert into lottery_tickets (merchant, member_id, draw_id, transfer_id, line, numbers, units, price, salt, bought_at)
    select $1, $2, '${DRAW}', id, 0, '01 02', 1, 100, 'salt', now() from transfer
  )`

const BARE_SESSION = `select * from sessions s join members m on m.merchant = s.merchant and m.id = s.member_id
  where s.merchant = $1 and s.token_hash = encode(sha256($2::bytea), 'hex')`

const JOBS_LEFT = 'select from jobs where failed_at is null and (is_running or due_at <= now()) limit 1'

const BARE_BALANCE = 'select kind, asset, balance, version from accounts where merchant = $1 and member_id = $2'

const DRAW_ROW = `
  insert into lottery_draws (merchant, id, lottery, vendor, name, state, opens_at, closes_at, draws_at, rules, sealed_seed, commitment, commitment_hash)
  values ('demo', '${DRAW}', 'bench', 'LOTT', 'Bench', 'open', now() - interval '1 hour', now() + interval '1 day', now() + interval '1 day', '{}', '', '', '')`

/** What is measured, each beside the bare statement that writes the same rows or reads them; `count` of each in a round. */
export interface Subject {
  readonly name: string
  measure(count: number): Promise<Cost>
}

/** Movements of money on the database at `url`, whose rows are on the machines at `machines`, with the members that `addMembers` wrote. */
export const openMoney = async (url: string, machines: readonly string[]) => {
  const { db, close } = await openPostgres(url, error => {
    throw error
  })
  const pools = machines.map(machine => new pg.Pool({ connectionString: machine, max: 1 }))
  const pool = new pg.Pool({ connectionString: url, max: 10, idleTimeoutMillis: 0 })
  const measure = measureOn(pools)
  const stores = storesOn(db)
  const inUnit = unitOfWorkOn(db)
  const wallet = createWallet({ clock: () => new Date() })
  let names = 0
  const name = () => `${process.pid}-${(names += 1)}`
  const someone = () => `bench${1 + Math.floor(Math.random() * PLAYERS)}`
  const sum = () => ({ merchant, memberId: someone(), reference: name(), amount: STAKE })
  const made: { readonly memberId: string; readonly reference: string }[] = []
  const ticket = { line: 0, play: null, numbers: '01 02', units: 1, price: 100, salt: 'salt' }
  const deposit = (memberId: string, amount: number) => inUnit(unit => wallet.deposit(unit, { merchant, memberId, reference: name(), amount }))
  const bet = async () => {
    const one = sum()
    await wallet.bet(stores, one)
    made.push(one)
  }
  const win = () => {
    const { memberId, reference } = made[Math.floor(Math.random() * made.length)]!
    return wallet.win(stores, { merchant, memberId, reference: name(), amount: 10, followed: reference })
  }
  const bareMove = (text: string, kind: string, amount: number) => () =>
    pool.query({ name: kind, text, values: ['demo', someone(), name(), amount, null] })
  const bareWin = () => {
    const { memberId, reference } = made[Math.floor(Math.random() * made.length)]!
    return pool.query({ name: 'win', text: bare('win', 'games'), values: ['demo', memberId, name(), 10, reference] })
  }
  const balanceOf = async (memberId: string) => (await stores.ledger.accountsOf('demo', memberId)).find(({ kind }) => kind === 'main')?.balance ?? 0
  const subject = (name: string, one: () => Promise<unknown>): Subject => ({ name, measure: count => measure(count, one) })
  return {
    /** Everybody has money, and a draw is open. */
    async begin() {
      for (let player = 1; player <= PLAYERS; player += 1) await deposit(`bench${player}`, 1_000_000_000)
      await pool.query(DRAW_ROW)
      await bet()
      await pool.query('analyze')
    },
    /** Until the server has done what deposits have queued, so that it is no part of what is measured next. */
    async jobsDone() {
      while ((await pool.query(JOBS_LEFT)).rowCount) await setTimeout(LOOK_MS)
    },
    measure,
    subjects: [
      subject('a bet', bet),
      subject('the same rows, bare', bareMove(bare('bet', 'games'), 'bet', -100)),
      subject('a win', win),
      subject('the same rows, bare', bareWin),
      subject('a deposit, which queues a job', () => deposit(someone(), 100)),
      subject('the same rows, bare', bareMove(bare('deposit', 'bank'), 'deposit', 100)),
      subject('a ticket', () => wallet.bet(stores, { ...sum(), beside: stores.tickets.saleOf(DRAW, [ticket], []) })),
      subject('the same rows, bare', bareMove(bare('bet', 'games', BARE_TICKET), 'ticket', -100)),
    ] satisfies readonly Subject[],
    balance: subject('a balance', () => stores.ledger.accountsOf('demo', someone())),
    bareBalance: subject('its statement, bare', () => pool.query({ name: 'balance', text: BARE_BALANCE, values: ['demo', someone()] })),
    /** Bets of one member that all come at once: ms until the last is answered. Each must be taken once, and no money may be lost. */
    async crowd(): Promise<number> {
      const { memberId } = sum()
      const bets = Array.from({ length: DIFFERENT }, () => ({ ...sum(), memberId }))
      const before = await balanceOf(memberId)
      const began = performance.now()
      const answers = await Promise.all([...bets, ...bets.slice(0, CROWD - DIFFERENT)].map(each => wallet.bet(stores, each)))
      const ms = performance.now() - began
      const [taken, paid] = [answers.filter(({ isReplay }) => !isReplay).length, before - (await balanceOf(memberId))]
      if (taken !== DIFFERENT || paid !== DIFFERENT * STAKE) throw new Error(`${taken} bets were taken, and ${paid} was paid for them`)
      return ms
    },
    bareSession: subject('its statement, bare', () =>
      pool.query({ name: 'session', text: BARE_SESSION, values: ['demo', tokenOf(1 + Math.floor(Math.random() * PLAYERS))] }),
    ),
    async close() {
      await Promise.all([pool, ...pools].map(each => each.end()))
      await close()
    },
  }
}

import type { MovementKind } from '@foyer/contract/wallet/statement'
import { sql, type SQL } from 'drizzle-orm'
import { members } from '#account/schema/members.ts'
import { slot } from '#kernel/db/prepared.ts'
import { accounts, entries, moneyEvents, transfers } from '#money/schema.ts'
import type { Gate } from './gate.ts'
import { isMemberAccount, memberAccounts, movements, useOf } from './movements.ts'

const merchant = sql`${slot('merchant', transfers.merchant)}::text`
const memberId = sql`${slot('memberId', transfers.memberId)}::text`
const asset = sql`${slot('asset', accounts.asset)}::text`
const at = sql`${slot('at', transfers.at)}::timestamptz`
const detail = sql`${slot('detail', transfers.detail)}::jsonb`
const none = sql``

/** What one execution returns. The numbers are numbers or text, as the driver likes. */
export interface Moved {
  /** Null where nothing moved. */
  readonly id: number | string | null
  readonly balance: number | string | null
  readonly version: number | string | null
  /** Whether all accounts are there. */
  readonly opened: boolean
  /** Whether the money suffices. */
  readonly enough: boolean
  /** The balance before, if the account is there. */
  readonly before: number | string | null
  /** Of a movement that follows another one: whether that is there, and how it ended, if it did. */
  readonly followed: boolean
  readonly endedBy: MovementKind | null
  /** How many gates let it pass. */
  readonly passed: number
}

/** The gates that a kind of movement must pass. */
export const gatesOf = (kind: MovementKind, all: readonly Gate[]): readonly Gate[] => all.filter(({ kinds }) => kinds.some(one => one === kind))

/** The member's accounts that are locked: those that change, and the one whose balance is answered. In order, so that no two statements wait for each other. */
const lockedAccounts = (kind: MovementKind): readonly string[] => {
  const { from, to } = movements[kind]
  const answered = useOf(movements[kind]) === 'money' ? 'main' : 'points'
  return [...new Set([answered, from, to])].filter(account => account in memberAccounts)
}

/** What is owed, of which only that can be taken which is in the account. */
const owedOf = (from: string): SQL => {
  const balanceOf = (name: string) => sql`(select balance from account where kind = ${sql.raw(`'${name}'`)})`
  return sql`select least(-${balanceOf('owed')}, ${from === 'main' ? balanceOf('main') : sql`null`}) as amount`
}

/**
 * The whole movement as one statement: lock, check, gates, transfer, balances, lines, event. The transfer decides: where its reference or what it
 * would end is taken already, it is not inserted, and then nothing else is written.
 */
export const moving = (kind: MovementKind, all: readonly Gate[]): SQL => {
  const gates = gatesOf(kind, all)
  const { from, to, follows, after: again, takes, event } = movements[kind]
  const house = isMemberAccount(from) ? (isMemberAccount(to) ? undefined : to) : from
  const locked = lockedAccounts(kind)
  const isDeposit = event === 'deposit'
  const gateName = (index: number) => sql.identifier(`gate_${index}`)
  const asked = sql`(select amount from asked)`
  const facts = { merchant, memberId, amount: asked, at, detail }
  const steps = gates.map(({ pass }, index) => {
    const before = index === 0 ? sql`enough` : gateName(index - 1)
    return sql`${gateName(index)} as (${pass(sql`exists (select from ${before})`, facts)}),`
  })
  const recordFacts = {
    ...facts,
    kind,
    followedAt: follows ? sql`(select at from followed)` : sql`null::timestamptz`,
    followedDetail: follows ? sql`(select detail from followed)` : sql`null::jsonb`,
    transferId: sql`(select id from transfer)`,
  }
  const recorders = all.filter(gate => gates.includes(gate) || gate.alsoRecords?.some(one => one === kind))
  const records = recorders.flatMap(({ name, record }) =>
    record ? [sql`, ${sql.identifier(`record_${name}`)} as (${record(sql`exists (select from transfer)`, recordFacts)})`] : [],
  )
  const last = gates.length === 0 ? sql`enough` : gateName(gates.length - 1)

  return sql`
    with ${isDeposit ? sql`member as (select first_deposit_at is null as first from ${members} where merchant = ${merchant} and id = ${memberId} for no key update),` : none}
    ${
      follows
        ? sql`followed as (
      select id, at, detail,
        (select sum(amount)::bigint from ${entries} where merchant = ${merchant} and transfer_id = t.id and amount > 0) as amount,
        (select w.kind from ${transfers} w where w.merchant = ${merchant} and w.follows = t.id and w.ends) as ended_by
      from ${transfers} t
      where merchant = ${merchant} and kind = ${sql.raw(`'${follows.kind}'`)} and reference = ${slot('followed', transfers.reference)} and member_id = ${memberId}
    ),`
        : none
    }
    ${takes ? none : sql`asked as (${follows?.whole ? sql`select amount from followed` : sql`select ${slot('amount', entries.amount)}::bigint as amount`}),`}
    account as materialized (
      select id, kind, floor, balance, version from ${accounts}
      where merchant = ${merchant} and member_id = ${memberId} and asset = ${asset} and kind in (${sql.raw(locked.map(name => `'${name}'`).join(', '))})
        ${isDeposit ? sql`and exists (select from member)` : none}
      order by id for update
    ),
    ${takes ? sql`asked as (${owedOf(from)}),` : none}
    ${house ? sql`house as (select id from ${accounts} where merchant = ${merchant} and member_id is null and asset = ${asset} and kind = ${sql.raw(`'${house}'`)}),` : none}
    change as (
      select id, kind, floor, delta, balance + delta as balance, version + (delta <> 0)::int as version
      from account, asked, lateral (select case kind when ${sql.raw(`'${from}'`)} then -amount when ${sql.raw(`'${to}'`)} then amount else 0 end as delta) as d
    ),
    opened as (select where (select count(*) from account) = ${sql.raw(String(locked.length))} ${house ? sql`and exists (select from house)` : none}),
    enough as (
      select from opened where not exists (select from change where delta < 0 and balance < floor)
      ${takes ? sql`and exists (select from asked where amount > 0)` : none}
      ${follows ? sql`and exists (select from followed where amount is not null and ${again ? sql`coalesce(ended_by, ${sql.raw(`'${again}'`)}) = ${sql.raw(`'${again}'`)}` : sql`ended_by is null`})` : none}
    ),
    ${sql.join(steps, sql` `)}
    transfer as (
      insert into ${transfers} (merchant, member_id, kind, reference, request_hash, follows, ends, at, balance, version, detail)
      select ${merchant}, ${memberId}, ${sql.raw(`'${kind}'`)}, ${slot('reference', transfers.reference)}, ${slot('requestHash', transfers.requestHash)},
        ${follows ? sql`followed.id, followed.ended_by is null` : sql`null::bigint, false`}, ${at}, change.balance, change.version, ${detail}
      from change, ${last} as passed ${follows ? sql`, followed` : none}
      where change.kind = ${sql.raw(`'${locked[0]}'`)}
      on conflict do nothing
      returning id, balance, version
    ),
    moved as (
      update ${accounts} set balance = change.balance, version = change.version from change, transfer
      where ${accounts.merchant} = ${merchant} and ${accounts.id} = change.id and change.delta <> 0
    ),
    lines as (
      insert into ${entries} (merchant, transfer_id, line, asset, account_id, amount, balance_after, version)
      select ${merchant}, transfer.id, row_number() over (order by line.amount, line.id), ${asset}, line.id, line.amount, line.balance, line.version
      from transfer, (
        select id, delta as amount, balance, version from change where delta <> 0
        ${house ? sql`union all select house.id, ${house === from ? sql`-amount` : sql`amount`}, null, null from house, asked where amount <> 0` : none}
      ) as line
    )
    ${
      isDeposit
        ? sql`, totals as (
      update ${members} set deposit_count = deposit_count + 1, deposited_amount = deposited_amount + ${asked}, first_deposit_at = coalesce(first_deposit_at, ${at})
      from transfer where ${members.merchant} = ${merchant} and ${members.id} = ${memberId}
    )`
        : none
    }
    ${
      event
        ? sql`, event as (
      insert into ${moneyEvents} (merchant, transfer_id, event, member_id, amount, asset, first, at)
      select ${merchant}, transfer.id, ${sql.raw(`'${event}'`)}, ${memberId}, ${asked}, ${asset}, ${isDeposit ? sql`(select first from member)` : sql`false`}, ${at} from transfer
    )`
        : none
    }
    ${sql.join(records, sql` `)}
    select transfer.id, transfer.balance, transfer.version, exists (select from opened) as opened, exists (select from enough) as enough,
      (select balance from account where kind = ${sql.raw(`'${locked[0]}'`)}) as before,
      ${follows ? sql`exists (select from followed) as followed, (select ended_by from followed) as "endedBy"` : sql`true as followed, null as "endedBy"`},
      ${sql.join([sql`0`, ...gates.map((_, index) => sql`exists (select from ${gateName(index)})::int`)], sql` + `)} as passed
    from (select) as always left join transfer on true`
}

import type { MovementKind } from '@foyer/contract/wallet/statement'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#kernel/db/database.ts'
import { prepared, slot } from '#kernel/db/prepared.ts'
import { accounts, entries, transfers } from '#money/schema.ts'
import { countPaid } from '#safe-play/safe-play-gates.ts'
import { movements } from './movements.ts'
import type { Movement, Posted } from './posting.ts'

/** Movements that pay a member for a bet. They pass no gate. */
export type Payment = Extract<MovementKind, 'win' | 'rollback'>

const merchant = sql`${slot('merchant', transfers.merchant)}::text`
const asset = sql`${slot('asset', accounts.asset)}::text`
const at = sql`${slot('at', transfers.at)}::timestamptz`

/**
 * Many wins or rollbacks as one statement, by the rules of `moving`: accounts are locked in the order of their ids, the movements of one member
 * follow each other, a bet is ended once, and each movement has a transfer of its own with two lines that add up to zero. Left out is what needs
 * `moving`: a reference that is taken, a bet that is not there, has ended, or belongs to the round of a game, and an account that is not open.
 * Where another movement takes a reference or ends a bet in the same moment, the statement fails, and with it the unit of work.
 */
const paying = (kind: Payment): SQL => {
  const { follows, after } = movements[kind]
  const isWhole = follows?.whole === true
  const amount = isWhole
    ? sql`(select sum(amount)::bigint from ${entries} where merchant = ${merchant} and transfer_id = bet.id and amount > 0)`
    : sql`w.amount`
  return sql`
    with wanted as materialized (
      select distinct on (${isWhole ? sql`bet.id` : sql`w.reference`}) w.n, w.member_id, w.reference, w.request_hash, w.detail, ${amount} as amount,
        bet.id as bet, bet.at as bet_at, ended.id is null as first
      from jsonb_to_recordset(${slot('movements', transfers.detail)}::jsonb)
        as w(n int, member_id text, reference text, request_hash text, followed text, amount bigint, detail jsonb)
      join ${transfers} bet on bet.merchant = ${merchant} and bet.kind = 'bet' and bet.reference = w.followed and bet.member_id = w.member_id
      left join ${transfers} ended on ended.merchant = ${merchant} and ended.follows = bet.id and ended.ends
      where bet.detail ->> 'provider' is null and ${after ? sql`coalesce(ended.kind, ${sql.raw(`'${after}'`)}) = ${sql.raw(`'${after}'`)}` : sql`ended.id is null`}
        and not exists (select from ${transfers} same where same.merchant = ${merchant} and same.kind = ${sql.raw(`'${kind}'`)} and same.reference = w.reference)
      order by ${isWhole ? sql`bet.id` : sql`w.reference`}, w.n
    ),
    account as materialized (
      select id, member_id, balance, version from ${accounts}
      where merchant = ${merchant} and asset = ${asset} and kind = 'main' and member_id in (select member_id from wanted)
      order by id for update
    ),
    house as (select id from ${accounts} where merchant = ${merchant} and member_id is null and asset = ${asset} and kind = 'games'),
    change as materialized (
      select n, wanted.member_id, reference, request_hash, detail, amount, bet, bet_at, account.id as account, house.id as house,
        first and row_number() over (partition by bet order by n) = 1 as ends,
        (balance + sum(amount) over running)::bigint as balance, version + row_number() over running as version
      from wanted join account on account.member_id = wanted.member_id cross join house
      where amount > 0
      window running as (partition by account.id order by n)
    ),
    transfer as (
      insert into ${transfers} (merchant, member_id, kind, reference, request_hash, follows, ends, at, balance, version, detail)
      select ${merchant}, member_id, ${sql.raw(`'${kind}'`)}, reference, request_hash, bet, ends, ${at}, balance, version, detail from change order by n
      returning id, reference
    ),
    moved as (
      update ${accounts} set balance = last.balance, version = last.version
      from (select distinct on (account) account, balance, version from change order by account, version desc) as last
      where ${accounts.merchant} = ${merchant} and ${accounts.id} = last.account
    ),
    lines as (
      insert into ${entries} (merchant, transfer_id, line, asset, account_id, amount, balance_after, version)
      select ${merchant}, transfer.id, line.line, ${asset}, line.account, line.amount, line.balance, line.version
      from transfer join change using (reference),
        lateral (values (1, house, -amount, null, null), (2, account, amount, balance, change.version)) as line(line, account, amount, balance, version)
    ),
    counted as (${countPaid(kind, sql`change`, { merchant, at })})
    select n, transfer.id, balance, version from transfer join change using (reference)`
}

interface Paid {
  readonly n: number
  readonly id: number | string
  readonly balance: number | string
  readonly version: number | string
}

/** Posts many wins or rollbacks of one merchant, asset and moment; tells those that were posted, by their place. */
export const payTogether = (db: Database) => {
  const build = (kind: Payment) => prepared<Paid>(db, `ledger_pay_${kind}`, () => paying(kind))
  const statements = { win: build('win'), rollback: build('rollback') }

  return async (kind: Payment, all: readonly Movement[]): Promise<ReadonlyMap<number, Posted>> => {
    const [first] = all
    if (!first) return new Map()
    const { merchant: code, asset: own, at: moment } = first
    const asked = all.map(({ memberId, reference, requestHash, followed, amount, detail = {} }, n) => ({
      n,
      member_id: memberId,
      reference,
      request_hash: requestHash,
      followed,
      amount,
      detail,
    }))
    const rows = await statements[kind]({ merchant: code, asset: own, at: moment, movements: asked })
    return new Map(
      rows.map(({ n, id, balance, version }) => [
        n,
        { transferId: Number(id), at: moment, balance: Number(balance), version: Number(version), isReplay: false },
      ]),
    )
  }
}

import { sql } from 'drizzle-orm'
import { slot } from '#kernel/db/prepared.ts'
import { lotteryDraws, lotteryStakes, lotteryTickets } from '#lottery/schema.ts'
import type { Gate } from '#money/ledger/gate.ts'
import type { Beside } from '#money/ledger/posting.ts'

/** A ticket that is to be sold. */
export interface NewTicket {
  readonly line: number
  readonly play: string | null
  /** With a space between two. */
  readonly numbers: string
  readonly units: number
  readonly price: number
  readonly salt: string
}

/** What is staked on one subject (`lottery_stakes`), and the most that may be. */
export interface Stake {
  readonly subject: string
  readonly amount: number
  readonly most: number
}

const draw = slot('draw', lotteryDraws.id)

/**
 * Tickets are sold while the draw is open, and written with the money. `for share`: closing the draw waits for whoever buys, and whoever waits for
 * the closing is refused; a draw that is only read, or locked in another way, would sell tickets after its end.
 */
const sale: Gate = {
  name: 'lottery_sale',
  kinds: ['bet'],
  refusal: 'lottery.draw.closed',
  pass: (source, { merchant, at }) => sql`
    select where case when ${source} then exists (
      select from ${lotteryDraws}
      where merchant = ${merchant} and id = ${draw} and state = 'open' and opens_at <= ${at} and closes_at > ${at} for share
    ) else false end`,
  record: (_source, { merchant, memberId, at, transferId }) => sql`
    insert into ${lotteryTickets} (merchant, member_id, draw_id, transfer_id, line, play, numbers, units, price, salt, bought_at)
    select ${merchant}, ${memberId}, ${draw}, sold.id, t.line, t.play, t.numbers, t.units, t.price, t.salt, ${at}
    from ${transferId} as sold(id), jsonb_to_recordset(${slot('tickets', lotteryTickets.numbers)}::jsonb)
      as t(line smallint, play text, numbers text, units int, price bigint, salt text)
    order by t.line`,
}

/** Counts what is staked on numbers, in the order of their names, so that no two statements wait for each other. The table's check is the limit. */
const stakes: Gate = {
  name: 'lottery_stakes',
  kinds: ['bet'],
  refusal: 'lottery.sold.out',
  pass: source => sql`select where ${source}`,
  record: (source, { merchant }) => sql`
    insert into ${lotteryStakes} (merchant, draw_id, subject, staked, most)
    select ${merchant}, ${draw}, s.subject, s.amount, s.most
    from jsonb_to_recordset(${slot('stakes', lotteryTickets.numbers)}::jsonb) as s(subject text, amount bigint, most bigint)
    where ${source} order by s.subject
    on conflict (merchant, draw_id, subject) do update set staked = ${lotteryStakes}.staked + excluded.staked`,
}

/** What selling tickets adds to the statement of their bet. Subjects must differ. */
export const saleOf = (drawId: string, tickets: readonly NewTicket[], staked: readonly Stake[]): Beside => ({
  name: 'lottery',
  gates: [sale, stakes],
  values: { draw: drawId, tickets: JSON.stringify(tickets), stakes: JSON.stringify(staked) },
  checks: { lottery_stakes_most: 'lottery.sold.out' },
})

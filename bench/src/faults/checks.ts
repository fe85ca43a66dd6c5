import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { POSTBACK, type Arrivals } from './arrivals.ts'
import type { Setting } from './deed-kind.ts'
import { countsOf, deedKinds } from './deeds.ts'
import type { Deed } from './journal.ts'

/** What each is of the right books: 0. */
const BOOKS: Readonly<Record<string, string>> = {
  'transfers whose lines do not add up': `select count(*) as found from (select transfer_id from entries group by merchant, transfer_id, asset having sum(amount) <> 0) as wrong`,
  'paid deposits without their one movement': `select count(*) as found from payments p where kind = 'deposit' and state = 'paid' and 1 <>
    (select count(*) from transfers t where t.merchant = p.merchant and t.kind = 'deposit' and t.reference = 'deposit:' || p.id)`,
}

/** Opens a connection, works with it and closes it. */
export const withDatabase = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** What is wrong with the deeds of the journal in the database: an acknowledged one that is not there once, an unknown one, a doubled one. */
export const wrongDeeds = async (client: pg.Client, deeds: readonly Deed[], setting: Setting): Promise<readonly string[]> => {
  const wrong: string[] = []
  for (const kind of deedKinds) {
    const own = deeds.filter(deed => deed.kind === kind.name)
    const { counted } = kind
    wrong.push(
      ...own
        .filter(({ state }) => state === 'unknown')
        .map(({ number }) => `${kind.name} ${kind.nameOf(number, setting)} was asked for again and again, without a clear answer`),
    )
    if (counted === undefined) continue
    const counts = await countsOf(
      client,
      counted,
      own.map(({ number }) => kind.nameOf(number, setting)),
    )
    for (const { number, state } of own) {
      const name = kind.nameOf(number, setting)
      const count = counts.get(name) ?? 0
      if (state === 'done' && count !== 1) wrong.push(`${kind.name} ${name} was acknowledged, and is there ${count} times`)
      if (count > 1 && state !== 'done') wrong.push(`${kind.name} ${name} is there ${count} times`)
    }
  }
  return wrong
}

/** What is wrong with the books as such. */
export const wrongBooks = async (client: pg.Client): Promise<readonly string[]> => {
  const wrong: string[] = []
  for (const [what, statement] of Object.entries(BOOKS)) {
    const { rows } = await client.query<{ readonly found: string }>(statement)
    if (Number(rows[0]?.found) > 0) wrong.push(`${rows[0]?.found} ${what}`)
  }
  return wrong
}

/** Waits until every deposit that was paid at the company is in the balance: how many are not, at the latest after `limit` ms. */
export const unsettledDeposits = async (client: pg.Client, paid: readonly string[], limit: number): Promise<number> => {
  const until = performance.now() + limit
  for (;;) {
    const { rows } = await client.query<{ readonly found: string }>(
      `select count(*) as found from payments where kind = 'deposit' and url = any($1) and state = 'paid'`,
      [paid],
    )
    const left = paid.length - Number(rows[0]?.found)
    if (left === 0 || performance.now() > until) return left
    await pause(500)
  }
}

const WAITING = `select event_id || ' ' || provider as name from tracking_deliveries where state = 'waiting'`

/** Waits until advertising companies were told of every event that waits now, or cannot be any more: how many are left, at the latest after `limit` ms. */
export const waitingEvents = async (client: pg.Client, limit: number): Promise<number> => {
  const until = performance.now() + limit
  const waiting = async () => (await client.query<{ readonly name: string }>(WAITING)).rows.map(({ name }) => name)
  let left = new Set(await waiting())
  while (left.size > 0 && performance.now() < until) {
    await pause(500)
    const now = new Set(await waiting())
    left = new Set([...left].filter(name => now.has(name)))
  }
  return left.size
}

/**
 * What is wrong with what advertising companies were told: an event that Meta took and never had, or one with money that a postback told of twice. Whether a
 * postback has taken something its answer does not say.
 */
export const wrongEvents = async (client: pg.Client, came: Arrivals): Promise<readonly string[]> => {
  const { rows } = await client.query<{ readonly id: string }>(
    `select event_id as id from tracking_deliveries where provider = 'facebook' and state = 'sent'`,
  )
  const lost = rows.filter(({ id }) => !came.has(id))
  const doubled = [...came].filter(([name, { times }]) => name.startsWith(POSTBACK) && times > 1)
  return [...lost.map(({ id }) => `the event ${id} never came to Meta`), ...doubled.map(([name, { times }]) => `${name} came ${times} times`)]
}

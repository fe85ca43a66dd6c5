import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { countsOf, deedKinds, type Setting } from './deeds.ts'
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
    const counts = await countsOf(
      client,
      kind,
      own.map(({ number }) => kind.nameOf(number, setting)),
    )
    for (const { number, state } of own) {
      const name = kind.nameOf(number, setting)
      const count = counts.get(name) ?? 0
      if (state === 'done' && count !== 1) wrong.push(`${kind.name} ${name} was acknowledged, and is there ${count} times`)
      if (state === 'unknown') wrong.push(`${kind.name} ${name} was asked for again and again, without a clear answer`)
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

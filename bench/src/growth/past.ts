import { merchant } from '#ledger-moves.ts'

// A merchant's past, written by SQL: members with what they did in thirty days, half of it on the last one. Each has up to ten movements: a deposit, four
// rounds of games (a bet and a win each), and a ticket of a lottery. Some wait for something, so that every queue of the console has its rows.

export const DEMO = `'${merchant.code}'`
/** The last ones are self-excluded: these may bet. */
export const playersOf = (members: number): number => members - Math.floor(members / 200)

/** What the columns of a table are made of, so that the two stand beside each other. */
export const insert = (table: string, columns: Readonly<Record<string, string>>, from: string): string =>
  `insert into ${table} (${Object.keys(columns).join(', ')}) select ${Object.values(columns).join(', ')} ${from}`

export const AGE = (days: number) => `now() - interval '1 day' * (${days} * (1 - i::float8 / total))`
/** So many of the members wait in each queue. */
export const WAITING = 'i <= least(500, total / 20)'

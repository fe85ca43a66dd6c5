import type { Client } from 'pg'
import type { DeedKind } from './deed-kind.ts'
import { bankAccount, code, launch, moment } from './message-deeds.ts'
import { approval, deposit, request, withdrawal } from './pay-deeds.ts'
import { bet, registration, reward, ticket, win } from './play-deeds.ts'

/** Everything that is done, a hundred calls in all. */
export const deedKinds: readonly DeedKind[] = [
  registration,
  deposit,
  ticket,
  reward,
  bet,
  win,
  code,
  bankAccount,
  moment,
  launch,
  withdrawal,
  request,
  approval,
]

/** How often each of these deeds is in the database, by their names. */
export const countsOf = async (client: Client, counted: string, names: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await client.query<{ readonly name: string; readonly count: string }>(counted, [names])
  return new Map(rows.map(({ name, count }) => [name, Number(count)]))
}

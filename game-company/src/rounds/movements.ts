import type { DatabaseSync } from 'node:sqlite'
import type { Round } from './round.ts'

export type MovementKind = 'bet' | 'win' | 'rollback'

/** A movement of money that the platform has confirmed. */
export interface Movement {
  readonly number: number
  readonly id: string
  readonly kind: MovementKind
  readonly round: string
  readonly player: string
  readonly currency: string
  readonly decimals: number
  /** Null of a rollback. */
  readonly amount: number | null
  /** When the answer came, ms since 1970. */
  readonly at: number
}

/** What the platform has confirmed, so that both books can be compared. */
export const createMovements = (database: DatabaseSync) => {
  const insert = database.prepare(
    'insert into movements (id, kind, round, account, amount, at) values (?, ?, ?, ?, ?, ?) on conflict (id) do nothing',
  )
  const list = database.prepare(
    `select m.number, m.id, m.kind, m.round, r.player, r.currency, r.decimals, m.amount, m.at from movements m join rounds r on r.id = m.round
     where m.account = ? and m.at >= ? and m.at < ? and m.number > ? order by m.number limit ?`,
  )
  return {
    /** Trials stay out of the books. */
    note({ id: round, account, mode }: Round, kind: MovementKind, id: string, amount: number | null, at: number): void {
      if (mode === 'real') insert.run(id, kind, round, account, amount, at)
    },
    /** Oldest first; `after` is the number of the last one that is known. */
    list: (account: string, since: number, until: number, after: number, limit: number) =>
      list.all(account, since, until, after, limit) as unknown as readonly Movement[],
  }
}

export type Movements = ReturnType<typeof createMovements>

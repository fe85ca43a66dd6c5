import type { DatabaseSync } from 'node:sqlite'
import type { Round } from './round.ts'

const COLUMNS = [
  'id',
  'launch',
  'request',
  'account',
  'player',
  'game',
  'mode',
  'currency',
  'decimals',
  'stake',
  'choice',
  'moves',
  'state',
  'code',
  'seed',
  'nonce',
  'payout',
  'askedAt',
  'beganAt',
  'endsAt',
  'endedAt',
] as const satisfies readonly (keyof Round)[]

type Changes = Partial<Pick<Round, 'moves' | 'state' | 'code' | 'seed' | 'nonce' | 'payout' | 'beganAt' | 'endsAt' | 'endedAt'>>
type OfPlayer = Pick<Round, 'account' | 'player' | 'game'>

/** Every round of the company. */
export const createRoundStore = (database: DatabaseSync) => {
  const all = COLUMNS.join(', ')
  const insert = database.prepare(`insert into rounds (${all}) values (${COLUMNS.map(() => '?').join(', ')})`)
  const byId = database.prepare(`select ${all} from rounds where id = ?`)
  const byRequest = database.prepare(`select ${all} from rounds where launch = ? and request = ?`)
  const ofPlayer = 'account = ? and player = ? and game = ?'
  const inPlay = database.prepare(`select ${all} from rounds where ${ofPlayer} and state in ('asking', 'open')`)
  const latest = database.prepare(`select ${all} from rounds where ${ofPlayer} and state <> 'refused' order by askedAt desc limit ?`)
  const unsettled = database.prepare(`select ${all} from rounds where state in ('asking', 'open', 'paying', 'returning')`)
  const withSeed = database.prepare(`select id from rounds where account = ? and player = ? and state = 'open' limit 1`)

  const one = (row: unknown): Round | undefined => row as Round | undefined
  const many = (rows: unknown): readonly Round[] => rows as readonly Round[]

  return {
    add(round: Round): void {
      insert.run(...COLUMNS.map(column => round[column]))
    },
    /** Changes a round that stands where it was read; false where it has moved on meanwhile. */
    change(round: Round, changes: Changes): boolean {
      const columns = Object.keys(changes) as (keyof Changes)[]
      const { changes: changed } = database
        .prepare(`update rounds set ${columns.map(column => `${column} = ?`).join(', ')} where id = ? and state = ? and moves = ?`)
        .run(...columns.map(column => changes[column] ?? null), round.id, round.state, round.moves)
      return Number(changed) === 1
    },
    find: (id: string) => one(byId.get(id)),
    ofRequest: (launch: string, request: string) => one(byRequest.get(launch, request)),
    inPlay: ({ account, player, game }: OfPlayer) => one(inPlay.get(account, player, game)),
    /** The latest first. */
    latest: ({ account, player, game }: OfPlayer, count: number) => many(latest.all(account, player, game, count)),
    unsettled: () => many(unsettled.all()),
    /** Whether a round is open that a seed still decides. */
    isAnyOpen: ({ account, player }: Pick<Round, 'account' | 'player'>) => withSeed.get(account, player) !== undefined,
  }
}

export type RoundStore = ReturnType<typeof createRoundStore>

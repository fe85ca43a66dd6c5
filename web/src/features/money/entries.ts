import type { StatementLine } from '@foyer/contract/money/statement'

/** What one row of the statement shows: a movement, or the bets and wins of a round together. */
export interface Entry {
  /** Newest first; at least one. */
  readonly lines: readonly [StatementLine, ...StatementLine[]]
  /** The game or lottery that it was played at. */
  readonly game: string | null
  /** How many rounds stand in it. */
  readonly rounds: number
}

const PLAYED: readonly string[] = ['bet', 'win', 'rollback', 'void'] satisfies StatementLine['kind'][]

const roundOf = ({ reference, follows, detail: { game, round } }: StatementLine): string =>
  game !== undefined && round !== undefined ? `${game} ${round}` : (follows ?? reference)

/** The lines of a page as rows, newest first: those of one round stand together where the newest of them is. A round that two pages share has a row on each. */
export const entriesOf = (lines: readonly StatementLine[]): readonly Entry[] => {
  const entries = new Map<string, [StatementLine, ...StatementLine[]]>()
  for (const line of lines) {
    const key = PLAYED.includes(line.kind) ? `round ${roundOf(line)}` : `line ${line.version}`
    const own = entries.get(key)
    if (own) own.push(line)
    else entries.set(key, [line])
  }
  return [...entries.values()].map(own => {
    const game = PLAYED.includes(own[0].kind) ? own.find(({ detail }) => detail['game'] !== undefined)?.detail['game'] : undefined
    return { lines: own, game: game === undefined ? null : String(game), rounds: 1 }
  })
}

/** What was staked and won in a round, in the smallest unit: a bet that came back was not staked. `isOpen` while a bet is not decided. */
export const roundSums = (lines: readonly StatementLine[]) => {
  const sumOf = (...kinds: readonly StatementLine['kind'][]) =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0)
  return {
    staked: 0 - sumOf('bet', 'rollback', 'void'),
    won: sumOf('win'),
    isOpen: lines.some(({ kind, endedBy }) => kind === 'bet' && endedBy === null),
  }
}

/** A round of a game, or a draw of a lottery, with the lines that a row has of it. */
export interface PlayedRound {
  readonly lines: readonly StatementLine[]
  /** The vendor's name for the round, or the draw. */
  readonly round: string
  /** The provider of the game, who can show the round again; null: a draw. */
  readonly provider: string | null
}

/** The rounds of a row, newest first. Lines that name none (they are older than rounds) are left out. */
export const roundsOf = (lines: readonly StatementLine[]): readonly PlayedRound[] => {
  const rounds = new Map<string, StatementLine[]>()
  for (const line of lines) {
    const { round } = line.detail
    if (round === undefined) continue
    const own = rounds.get(String(round))
    if (own) own.push(line)
    else rounds.set(String(round), [line])
  }
  return [...rounds].map(([round, own]) => {
    const provider = own[0]?.detail['provider']
    return { lines: own, round, provider: provider === undefined ? null : String(provider) }
  })
}

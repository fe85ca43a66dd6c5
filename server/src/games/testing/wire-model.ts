/** A call of a vendor, by small numbers, so that ids often meet. Each has ids of its own for every history. */
export interface WireStep {
  readonly kind: 'bet' | 'win' | 'rollback'
  /** Which bet is made, or followed. */
  readonly bet: number
  /** Which win or rollback of it. */
  readonly which: number
  /** By which of the player's two sessions. */
  readonly session: 0 | 1
  /** What is otherwise than in the other calls with this id. */
  readonly changed?: 'amount' | 'player' | 'round' | 'bet' | undefined
}

/** A call with everything in it. */
export interface WireCall {
  readonly kind: WireStep['kind']
  readonly transaction: string
  readonly bet: string
  readonly round: string
  readonly player: 0 | 1
  readonly amount: number
  readonly closes: boolean
}

/** Of a win: what it pays in the smallest unit, by its number. */
const WINS = [7, 0, 30]
/** The bet that is more than a player has. */
const LARGE = 7

const other = (player: 0 | 1): 0 | 1 => (player === 0 ? 1 : 0)

/** The same step is the same call, except for what is changed. */
export const callOf = ({ kind, bet, which, changed }: WireStep): WireCall => {
  const own = bet % 2 === 0 ? 0 : 1
  const player = changed === 'player' ? other(own) : own
  const target = changed === 'bet' ? bet + 2 : bet
  const usual = kind === 'win' ? (WINS[which] ?? 0) : bet === LARGE ? 1_000_000 : 10 + bet
  return {
    kind,
    transaction: kind === 'bet' ? `b${bet}` : `${kind}${bet}-${kind === 'win' ? which : which % 2}`,
    bet: `b${target}`,
    round: `r${changed === 'round' ? 'other' : `${own}-${bet < 4 ? 1 : 2}`}`,
    player,
    amount: changed === 'amount' ? usual + 1 : usual,
    closes: kind === 'win' && which > 0,
  }
}

interface Bet {
  readonly player: 0 | 1
  readonly round: string
  readonly amount: number
  end: 'open' | 'won' | 'back'
}

/** A round as the platform shows it. */
export interface ModelRound {
  readonly player: 0 | 1
  state: 'open' | 'closed' | 'rolled_back'
  staked: number
  won: number
}

/** The rules of docs/game-vendors.md once more, as plainly as they can be said, for two players with this money. `run` returns status and balance. */
export const createWireModel = (money: readonly [number, number]) => {
  const purses: [number, number] = [...money]
  const done = new Map<string, { readonly content: string; readonly answer: string }>()
  const bets = new Map<string, Bet | 'barred by 0' | 'barred by 1'>()
  const rounds = new Map<string, ModelRound>()

  const contentOf = ({ kind, bet, round, player, amount, closes }: WireCall): string =>
    JSON.stringify([round, player, ...(kind === 'rollback' ? [] : [amount, closes]), ...(kind === 'bet' ? [] : [bet])])

  const takeBet = ({ transaction, player, round, amount }: WireCall): string | undefined => {
    if (bets.has(transaction)) return 'BET_ALREADY_CLOSED'
    if (purses[player] < amount) return `NOT_ENOUGH_MONEY ${purses[player]}`
    const known = rounds.get(round)
    if (known && (known.state === 'closed' || known.player !== player)) return 'ROUND_CLOSED'
    purses[player] -= amount
    bets.set(transaction, { player, round, amount, end: 'open' })
    rounds.set(round, { player, state: 'open', staked: (known?.staked ?? 0) + amount, won: known?.won ?? 0 })
    return undefined
  }

  const followed = ({ bet, player }: WireCall): Bet | 'BET_UNKNOWN' | 'BET_ALREADY_CLOSED' => {
    const found = bets.get(bet)
    if (found === `barred by ${player}`) return 'BET_ALREADY_CLOSED'
    if (typeof found !== 'object' || found.player !== player) return 'BET_UNKNOWN'
    return found.end === 'back' ? 'BET_ALREADY_CLOSED' : found
  }

  const payWin = (call: WireCall): string | undefined => {
    const bet = followed(call)
    if (typeof bet === 'string') return bet
    const round = rounds.get(bet.round)!
    bet.end = 'won'
    purses[call.player] += call.amount
    round.won += call.amount
    if (call.closes) round.state = 'closed'
    return undefined
  }

  const rollBack = (call: WireCall): string | undefined => {
    if (!bets.has(call.bet)) {
      bets.set(call.bet, `barred by ${call.player}`)
      return undefined
    }
    const bet = followed(call)
    if (typeof bet === 'string') return bet
    if (bet.end === 'won') return 'BET_ALREADY_CLOSED'
    const round = rounds.get(bet.round)!
    bet.end = 'back'
    purses[call.player] += bet.amount
    round.staked -= bet.amount
    if (round.staked === 0 && round.won === 0) round.state = 'rolled_back'
    return undefined
  }

  const rules = { bet: takeBet, win: payWin, rollback: rollBack }

  return {
    purses,
    rounds,
    run(call: WireCall): string {
      const content = contentOf(call)
      const id = `${call.kind} ${call.transaction}`
      const before = done.get(id)
      if (before) return before.content === content ? before.answer : 'DUPLICATE_TRANSACTION'
      const refusal = rules[call.kind](call)
      if (refusal !== undefined) return refusal
      const answer = `OK ${purses[call.player]}`
      done.set(id, { content, answer })
      return answer
    },
  }
}

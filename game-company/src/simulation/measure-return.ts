import { createDraws } from '#fairness/draw.ts'
import type { AnyRules } from '#games/all-rules.ts'

/** What many rounds have given; two of them can be added. */
export interface Measured {
  readonly rounds: number
  readonly staked: number
  readonly won: number
  /** Of what each round paid beyond its stated share of the stake: the sum, and the sum of the squares. */
  readonly beyond: number
  readonly squares: number
}

const NOTHING: Measured = { rounds: 0, staked: 0, won: 0, beyond: 0, squares: 0 }

export const added = (all: readonly Measured[]): Measured =>
  all.reduce(
    (sum, one) => ({
      rounds: sum.rounds + one.rounds,
      staked: sum.staked + one.staked,
      won: sum.won + one.won,
      beyond: sum.beyond + one.beyond,
      squares: sum.squares + one.squares,
    }),
    NOTHING,
  )

/** Plays so many rounds of a stake with a server seed, as any player's rounds are played. What a player chooses comes from a stream of its own. */
export const measureReturn = (rules: AnyRules, rounds: number, serverSeed: string, stake: number): Measured => {
  const drawOf = createDraws(serverSeed)
  const taste = drawOf({ clientSeed: 'taste', nonce: 0 })
  let [staked, won, beyond, squares] = [0, 0, 0, 0]
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const round = rules.simulate(drawOf({ clientSeed: 'simulation', nonce }), () => taste.float(), stake)
    const more = round.won - rules.returnToPlayer * round.staked
    staked += round.staked
    won += round.won
    beyond += more
    squares += more * more
  }
  return { rounds, staked, won, beyond, squares }
}

/** By how many standard errors the rounds paid more or less than stated: beyond 4 either way in 1 of 16,000 measurements of an honest game. */
export const deviation = ({ beyond, squares }: Measured): number => beyond / Math.sqrt(squares)

/**
 * How far the rounds of a stake are outside of what the game states for it, in standard errors: more than its return, or less than its least one
 * where rounding down costs something. 0 between the two.
 */
export const outside = (rules: AnyRules, stake: number, measured: Measured): number => {
  const least = Math.min(rules.returnToPlayer, rules.leastReturn?.(stake) ?? rules.returnToPlayer)
  const short = deviation({ ...measured, beyond: measured.beyond + (rules.returnToPlayer - least) * measured.staked })
  return Math.max(0, deviation(measured)) + Math.min(0, short)
}

type Way = 'play' | 'try' | 'log-in' | 'sign-up'

interface Player {
  readonly isMember: boolean
  /** A guest of free play is a member without money. */
  readonly hasMoney: boolean
  /** Whether the game can be tried. */
  readonly trial: boolean
  /** Whether the merchant takes new members. */
  readonly canRegister: boolean
  /** beforeLoginGoRegister: visitors register before they sign in (spec 2 §5, Banner external link). */
  readonly registerFirst: boolean
}

/** The ways to play a game, the one that is offered first in front. Whoever has no money to play with tries the game first: no form stands before it. */
export const waysFor = ({ isMember, hasMoney, trial, canRegister, registerFirst }: Player): readonly Way[] => {
  const free = trial ? (['try'] as const) : []
  if (hasMoney) return ['play', ...free]
  const signUp = canRegister ? (['sign-up'] as const) : []
  if (isMember) return [...free, ...signUp]
  return registerFirst || !trial ? [...free, ...signUp, 'log-in'] : [...free, 'log-in', ...signUp]
}

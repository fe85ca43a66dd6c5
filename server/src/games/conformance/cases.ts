import { atOnce } from './cases/at-once.ts'
import { bets } from './cases/bets.ts'
import type { Case } from './cases/case.ts'
import { rollbacks } from './cases/rollbacks.ts'
import { deadSession, sessions } from './cases/sessions.ts'
import { signatures } from './cases/signatures.ts'
import { wins } from './cases/wins.ts'
import type { Platform } from './expect-that.ts'

/** Every rule, in the order in which it is tried. The last one ends the session. */
export const casesFor = ({ endSession }: Pick<Platform, 'endSession'>): readonly Case[] => [
  ...sessions,
  ...bets,
  ...wins,
  ...rollbacks,
  ...atOnce,
  ...signatures,
  ...(endSession ? [deadSession] : []),
]

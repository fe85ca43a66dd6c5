import type { AnswerOf } from '@foyer/contract/call'
import type { draw } from '@foyer/contract/lottery/draw'
import type { DrawRules } from '@foyer/draw-check/draw-rules'

type ShownRules = Pick<AnswerOf<typeof draw>, 'price' | 'mostUnits' | 'pick' | 'digits' | 'pool' | 'jackpot' | 'tiers'>

/** Rules as calls tell them. */
export const shownRules = ({ currency: _, ...rules }: DrawRules): ShownRules =>
  ({ ...rules, jackpot: rules.jackpot ?? null }) as unknown as ShownRules

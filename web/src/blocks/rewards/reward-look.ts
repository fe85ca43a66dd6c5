import { ticketIcon } from '#ui/icons/home-icons.ts'
import type { Glyph } from '#ui/icons/icons.ts'
import { giftIcon, inviteIcon, clockIcon, walletIcon, bagIcon } from '#ui/icons/late-icons.ts'
import { starIcon } from '#ui/icons/page-icons.ts'
import type { OpenReward } from './use-rewards.ts'

/** The colours of presents, in reward-card.module.css. */
type Tone = 'ember' | 'violet' | 'green' | 'blue'

interface RewardLook {
  readonly glyph: Glyph
  readonly tone: Tone
}

const byGoal: Readonly<Partial<Record<OpenReward['goals'][number]['kind'], RewardLook>>> = {
  firstDeposit: { glyph: walletIcon, tone: 'green' },
  deposits: { glyph: walletIcon, tone: 'green' },
  deposited: { glyph: walletIcon, tone: 'green' },
  friends: { glyph: inviteIcon, tone: 'blue' },
  signedIn: { glyph: clockIcon, tone: 'blue' },
  bets: { glyph: starIcon, tone: 'violet' },
  staked: { glyph: starIcon, tone: 'violet' },
}

/** Colour and picture of a reward: by what it gives, where that is a thing, and otherwise by what it is given for. */
export const rewardLook = ({ goals, ticket, credit }: Pick<OpenReward, 'goals' | 'ticket' | 'credit'>): RewardLook => {
  if (ticket !== undefined) return { glyph: ticketIcon, tone: 'violet' }
  if (credit !== undefined) return { glyph: bagIcon, tone: 'green' }
  return byGoal[goals[0]?.kind ?? 'registered'] ?? { glyph: giftIcon, tone: 'ember' }
}

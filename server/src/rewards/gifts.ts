import type { CallAnswers } from '@foyer/contract'
import { giftKinds, type GiftKind } from '@foyer/contract/rewards/gifts'
import type { Promotion } from '@foyer/contract/rewards/promotions-content'
import { dayOf } from '#kernel/day-of.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Merchant } from '#kernel/merchants/merchant.ts'
import { giveTicket } from '#lottery/tickets/give-ticket.ts'
import { createWallet } from '#money/wallet.ts'
import { creditSums, grantCredit } from '#play-credit/grant-credit.ts'
import { timeZoneOf } from '#safe-play/policy.ts'
import type { RewardClaim } from './reward-claim.ts'
import { weekOf } from './reward-times.ts'

type Gifts = { readonly [Kind in GiftKind]: NonNullable<Promotion['reward'][Kind]> }
type OpenReward = CallAnswers['rewards.mine']['open'][number]
type Offered = Partial<Pick<OpenReward, GiftKind>>
type Taken = Partial<Pick<CallAnswers['rewards.mine']['taken'][number], GiftKind>>
/** What the row of the claim says of it. */
type Given = Partial<Pick<RewardClaim, GiftKind>>

interface Giving {
  readonly merchant: Merchant
  readonly memberId: string
  /** Of the reward; once each. */
  readonly reference: string
  /** What the statement calls it, in the member's language. */
  readonly name: string
  readonly now: Date
}

interface GiftRule<Kind extends GiftKind> {
  /** As an open reward shows it. */
  readonly offered: (gift: Gifts[Kind], merchant: Merchant, nameOf: (lottery: string) => string) => Offered
  /** Gives it, in a unit of work in which nothing else of the member moves. */
  readonly give: (deps: Pick<Deps, 'clock' | 'randomToken'>, unit: Stores, giving: Giving, gift: Gifts[Kind]) => Promise<Given>
  /** As a reward that was taken shows it, from the row of the claim. */
  readonly taken: (given: NonNullable<RewardClaim[Kind]>, nameOf: (lottery: string) => string) => Taken
}

const RULES: { readonly [Kind in GiftKind]: GiftRule<Kind> } = {
  points: {
    offered: points => ({ points }),
    async give(deps, unit, { now, name, ...giving }, points) {
      const { merchant, memberId } = giving
      await unit.rewards.addToBoard({ merchant: merchant.code, memberId }, weekOf(dayOf(now, timeZoneOf(merchant))), points)
      await createWallet(deps).earnPoints(unit, { ...giving, amount: points, shown: { name } })
      return { points }
    },
    taken: points => ({ points }),
  },
  credit: {
    offered: (credit, merchant) => ({ credit: creditSums(merchant, credit) }),
    give: async (deps, unit, giving, gift) => ({ credit: await grantCredit(deps)(unit, { ...giving, gift }) }),
    taken: credit => ({ credit }),
  },
  ticket: {
    offered: ({ lottery }, _merchant, nameOf) => ({ ticket: nameOf(lottery) }),
    async give(deps, unit, giving, { lottery }) {
      await giveTicket(deps)(unit, { ...giving, lottery })
      return { ticket: lottery }
    },
    taken: (lottery, nameOf) => ({ ticket: nameOf(lottery) }),
  },
}

type Reward = Promotion['reward']
const ruleOf = <Kind extends GiftKind>(kind: Kind): GiftRule<Kind> => RULES[kind]

const offeredOf = <Kind extends GiftKind>(kind: Kind, gift: Gifts[Kind] | undefined, ...how: [Merchant, (lottery: string) => string]): Offered =>
  gift === undefined ? {} : ruleOf(kind).offered(gift, ...how)

/** What an open reward shows of what it gives. */
export const offeredGifts = (reward: Reward, merchant: Merchant, nameOf: (lottery: string) => string): Offered =>
  giftKinds.reduce((all, kind) => ({ ...all, ...offeredOf(kind, reward[kind], merchant, nameOf) }), {})

const takenOf = <Kind extends GiftKind>(kind: Kind, given: RewardClaim[Kind], nameOf: (lottery: string) => string): Taken =>
  given === null ? {} : ruleOf(kind).taken(given, nameOf)

/** What a reward that was taken shows of what it gave. */
export const takenGifts = (claim: RewardClaim, nameOf: (lottery: string) => string): Taken =>
  giftKinds.reduce((all, kind) => ({ ...all, ...takenOf(kind, claim[kind], nameOf) }), {})

/** Gives what a reward gives, in a unit of work in which nothing else of the member moves. */
export const giveGifts = (deps: Pick<Deps, 'clock' | 'randomToken'>) => {
  const give = async <Kind extends GiftKind>(kind: Kind, gift: Gifts[Kind] | undefined, unit: Stores, giving: Giving): Promise<Given> =>
    gift === undefined ? {} : await ruleOf(kind).give(deps, unit, giving, gift)
  return async (unit: Stores, giving: Giving, reward: Reward): Promise<Given> => {
    let given: Given = {}
    // One after the other: a unit of work has one connection.
    for (const kind of giftKinds) given = { ...given, ...(await give(kind, reward[kind], unit, giving)) }
    return given
  }
}

import { ORDINARY } from '@foyer/contract/account/member/member-type'
import type { Deps } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import type { Service } from '#kernel/service.ts'
import { rulesNow, shownRules } from '#play-credit/credit-rules.ts'
import { wordsFor } from '#ranks/standing.ts'
import { withBets } from '#ranks/with-bets.ts'
import { isPaused } from '#safe-play/is-paused.ts'
import { offeredGifts, takenGifts } from './gifts.ts'
import { openRewards } from './open-rewards.ts'

/** The most that are listed of those that were taken. */
const LISTED = 50

/** What waits, what runs and what was taken. During a break or self-exclusion only what was taken: it stays the member's. */
export const rewards =
  (deps: Pick<Deps, 'stores' | 'clock'>): Service<'rewards.mine'> =>
  async (_request, caller) => {
    const { merchant, language, session } = caller
    const { stores, clock } = deps
    const now = clock()
    const owner = ownerOf(caller)
    const [paused, taken, accounts, before] = await Promise.all([
      isPaused(stores, session, now),
      stores.rewards.latestClaims(owner, LISTED),
      stores.ledger.accountsOf(merchant.code, session.member.id),
      stores.playCredits.openOf(owner),
    ])
    const member = await withBets(deps)(merchant, session.member, accounts)
    const open = paused ? [] : await openRewards(stores, caller, member, now)
    const { promotions = [], lotteries } = merchant.content
    const nameOf = (code: string) => lotteries?.lotteries.find(lottery => lottery.code === code)?.name ?? code
    // Once more after the count of what was staked.
    const credit = before && (await stores.playCredits.openOf(owner))
    const isWanted = member.birthday === null && member.type === ORDINARY && promotions.some(({ condition }) => condition.birthday)
    return {
      paused,
      birthday: member.birthday !== null ? 'known' : isWanted && !paused ? 'wanted' : 'not wanted',
      ...(credit && {
        credit: {
          amount: credit.amount,
          staked: Math.min(credit.staked, credit.needed),
          needed: credit.needed,
          endsAt: credit.endsAt.toISOString(),
          rules: shownRules(merchant, language, credit),
        },
      }),
      ...rulesNow(merchant, language),
      open: open
        .filter(({ state, left }) => state === 'taken' || left !== 0)
        .map(({ promotion, turn, lastDay, goals, state, left }) => ({
          id: promotion.id,
          turn,
          title: wordsFor(merchant, language, promotion.title),
          terms: wordsFor(merchant, language, promotion.terms),
          mission: promotion.mission ?? null,
          points: 0,
          ...offeredGifts(promotion.reward, merchant, nameOf),
          state,
          goals: [...goals],
          activity: promotion.condition.activity ?? null,
          lastDay,
          left,
        })),
      taken: taken.map(claim => {
        const { promotionId, turn, claimedAt } = claim
        const promotion = promotions.find(({ id }) => id === promotionId)
        const title = promotion ? wordsFor(merchant, language, promotion.title) : null
        return {
          id: promotionId,
          turn,
          title,
          points: 0,
          ...takenGifts(claim, nameOf),
          claimedAt: claimedAt.toISOString(),
        }
      }),
    }
  }

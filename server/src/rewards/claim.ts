import { ORDINARY } from '@foyer/contract/account/member/member-type'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { wordsFor } from '#ranks/standing.ts'
import { withBets } from '#ranks/with-bets.ts'
import { playUnit } from '#safe-play/play-unit.ts'
import { giveGifts } from './gifts.ts'
import { openRewards } from './open-rewards.ts'

/**
 * Marks the reward as taken and gives it, in one transaction in which no other claim, break or movement of this member takes place. Agents
 * get none: what they are paid is settled outside.
 */
export const claimReward =
  (deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken'>): Service<'rewards.claim'> =>
  async ({ id, turn }, caller) => {
    const { merchant, language, session } = caller
    if (session.member.type !== ORDINARY) throw new Refusal('no_permissions')
    const member = await withBets(deps)(merchant, session.member, await deps.stores.ledger.accountsOf(merchant.code, session.member.id))
    return await playUnit(deps, caller, async (unit, owner, now) => {
      const claims = await unit.rewards.claimsOf(owner, [id])
      const before = claims.find(claim => claim.turn === turn)
      if (before) return { points: before.points }
      if (await unit.locks.holds(owner, 'bets', now)) throw new Refusal('bets.locked')
      if (await unit.safePlay.pauseOf(owner, now)) throw new Refusal('play.paused')
      const open = await openRewards(unit, caller, member, now)
      const reward = open.find(one => one.promotion.id === id && one.turn === turn)
      if (!reward || reward.left === 0) throw new Refusal('reward.unknown')
      const { promotion, state } = reward
      if (state !== 'waiting') throw new Refusal('reward.not.reached')
      if (promotion.inAll !== undefined && !(await unit.rewards.countTaken(merchant.code, id, promotion.inAll))) throw new Refusal('reward.unknown')
      const name = wordsFor(merchant, language, promotion.title)
      const giving = { merchant, memberId: owner.memberId, reference: `reward:${owner.memberId}:${id}:${turn}`, name, now }
      const { points = 0, credit = null, ticket = null } = await giveGifts(deps)(unit, giving, promotion.reward)
      await unit.rewards.claim(owner, { promotionId: id, turn, points, credit, ticket, claimedAt: now })
      return { points }
    })
  }

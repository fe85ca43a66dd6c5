import { knownMember } from '#account/ops/known-member.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { wordsFor } from '#ranks/standing.ts'

/** Claims and credits on the page. */
const SHOWN = 50

export const memberRewards =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'members.rewards'> =>
  async ({ id }, caller) => {
    await knownMember(stores, caller, id)
    const { merchant } = caller
    const owner = { merchant: merchant.code, memberId: id }
    const [accounts, claims, credits] = await Promise.all([
      stores.ledger.accountsOf(merchant.code, id),
      stores.rewards.latestClaims(owner, SHOWN),
      stores.playCredits.ofMember(owner, SHOWN),
    ])
    const nameOf = (promotion: string): string => {
      const title = merchant.content.promotions?.find(one => one.id === promotion)?.title
      return title ? wordsFor(merchant, merchant.languages[0] ?? 'EN', title) : promotion
    }
    return {
      points: accounts.find(({ kind }) => kind === 'points')?.balance ?? 0,
      claims: claims.map(({ claimedAt, ...claim }) => ({ ...claim, name: nameOf(claim.promotionId), claimedAt: claimedAt.toISOString() })),
      credits: credits.map(({ amount, needed, staked, state, endsAt, endedAt }) => ({
        amount,
        needed,
        staked,
        state,
        endsAt: endsAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
      })),
    }
  }

import type { Deps } from '#kernel/deps.ts'
import type { Service } from '#kernel/service.ts'
import { agentOf } from './inviter.ts'
import { ownCode } from './own-code.ts'
import { pageOfReferrals } from './page-of-referrals.ts'

/** The players below an agent (spec 2 §6, Referral). */
export const downline =
  ({ stores }: Pick<Deps, 'stores'>): Service<'referral.downline'> =>
  async ({ after }, caller) => {
    const { rows, ...rest } = await pageOfReferrals(stores.referrals, agentOf(caller), after)
    return {
      players: rows.map(({ username, joinedAt, way, depositCount, depositedAmount }) => ({
        name: username,
        joinedAt: joinedAt.toISOString(),
        by: way,
        deposits: depositCount,
        deposited: depositedAmount,
      })),
      ...rest,
    }
  }

/** The totals of the players below an agent, in the agent's currency. */
export const downlineTotals = (deps: Pick<Deps, 'stores' | 'clock' | 'randomToken'>): Service<'referral.downlineTotals'> => {
  const codeOf = ownCode(deps)
  return async (_request, caller) => {
    const agent = agentOf(caller)
    const { currency } = caller.session.member
    const [code, { friends, depositors, deposited }] = await Promise.all([codeOf(agent, caller), deps.stores.referrals.totals(agent, currency)])
    return { code, friends, depositors, deposited, currency }
  }
}

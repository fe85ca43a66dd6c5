import { countTry } from '#kernel/audit/count-try.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'

/** Registration reveals whether a name is taken, so it is limited (decision 9), as generously as sign-in, for the same carrier networks. */
export const REGISTER_PER_NETWORK: LimitRule = { name: 'register-network', points: 100, seconds: 15 * 60, code: 'TOO_MANY_REQUEST' }

/** Counts one registration, by whichever method. */
export const countRegistration = (deps: Pick<Deps, 'limits' | 'stores' | 'clock'>) => {
  const count = countTry(deps)
  return (caller: Caller): Promise<void> => count(caller, 'register.limited', countsOfNetwork(REGISTER_PER_NETWORK, caller.network))
}

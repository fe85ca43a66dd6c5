import { auditEvent } from '#kernel/audit/audit.ts'
import { countedTry } from '#kernel/audit/count-try.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'
import type { CodeTarget } from './code-target.ts'
import { checkCode, type RightCode } from './one-time-code.ts'

/** Guesses of one-time codes, in addition to the five that each code allows. */
export const CODES_PER_NETWORK: LimitRule = { name: 'codes-network', points: 100, seconds: 15 * 60, code: 'TOO_MANY_REQUEST_LOGIN' }

type Event = 'login' | 'register' | 'password'
/** The audit events for too many guesses, and for a wrong one. */
type Written = { [Name in Event]: readonly [limited: `${Name}.limited`, failed: `${Name}.failed`] }[Event]

/**
 * A visitor's guess of a code, counted by network and by code before it is checked. Throws `verification.code.invalid` for every kind of
 * failure, after the same work: no member is looked up before the code is right.
 */
export const guessCode = (deps: Pick<Deps, 'stores' | 'clock' | 'limits' | 'seals'>) => {
  const { stores, clock } = deps
  const counted = countedTry(deps)
  const check = checkCode(deps)

  return (target: CodeTarget, code: string, caller: Caller, [limited, failed]: Written): Promise<RightCode> =>
    counted(caller, limited, countsOfNetwork(CODES_PER_NETWORK, caller.network), async () => {
      const right = await check(target, code, caller)
      if (right) return right
      await stores.audit.add(auditEvent(caller, clock(), failed, null, { by: 'code', channel: target.channel }))
      throw new Refusal('verification.code.invalid')
    })
}

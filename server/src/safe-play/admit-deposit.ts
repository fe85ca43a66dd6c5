import type { SignedInCaller } from '#kernel/caller.ts'
import type { Stores } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import { limitReached } from './limit-reached.ts'
import { policyFor } from './policy.ts'

/**
 * Refuses a deposit before anything is asked of a payment provider: during a break or self-exclusion (`play.paused`), while the policy waits
 * for limits (`limit.required`), and where a limit would be passed (`limit.reached`). In the unit of work that writes the deposit: the
 * member's next deposit waits until it ends. `open`: the sum of the member's deposits that are under way and may still arrive.
 */
export const admitDeposit = async (
  { safePlay }: Pick<Stores, 'safePlay'>,
  caller: SignedInCaller,
  { amount, open, now }: { readonly amount: number; readonly open: number; readonly now: Date },
): Promise<void> => {
  const owner = ownerOf(caller)
  await safePlay.lock(owner)
  if (await safePlay.pauseOf(owner, now)) throw new Refusal('play.paused')
  const limits = await safePlay.limitsOf(owner, now)
  const { required } = policyFor(caller).rules
  if (!required.every(kind => limits.some(limit => limit.kind === kind))) throw new Refusal('limit.required')
  // What is under way has its room already: what is left is said without it.
  const counted = limits.map(limit => (limit.kind === 'deposit' ? { ...limit, used: limit.used + open } : limit))
  const reached = limitReached(counted, { kinds: ['deposit'], amount })
  if (reached) throw reached
}

import type { Caller } from '#caller.ts'
import type { Count, Deps, LimitRule } from '#deps.ts'
import { noteLimit } from '#services/count-try.ts'
import { securityMessage } from '#services/messages/security-message.ts'
import type { Member } from '#stores/member-store.ts'
import { accountKey, memberByLogin } from './member-by-login.ts'

const DAY = 24 * 60 * 60
/** A puzzle costs a program a second, so a captcha alone allows 100 guesses in 15 minutes for ever. */
const PER_ACCOUNT_AND_DAY: LimitRule = { name: 'login-captcha-day', points: 200, seconds: DAY, code: 'TOO_MANY_REQUEST_LOGIN' }
const TOLD: LimitRule = { name: 'login-day-told', points: 1, seconds: DAY, code: 'TOO_MANY_REQUEST_LOGIN' }
/** Looked for where there is no such member, so that the answer takes the same work. */
const NOBODY = 'nobody'

/**
 * Counts a try with a captcha towards the account's day. Once that is full, only the member's own networks go on, under the limits of 15
 * minutes: strangers are refused, and the member is told once. Returns the counts to give back after a success.
 */
export const countOfDay = (deps: Pick<Deps, 'limits' | 'stores' | 'inUnit' | 'clock' | 'newId' | 'seals'>) => {
  const { limits, stores, inUnit } = deps
  const note = noteLimit(deps)
  const messages = securityMessage(deps)

  const tellOwner = async (member: Member, caller: Caller): Promise<void> => {
    const { full } = await limits.consumeInTurn(member.merchant, [[TOLD, member.id]])
    if (full || !(await messages.mayTell(member))) return
    await inUnit(unit => messages.tell(unit, member, 'security_many_tries', caller))
  }

  return async (username: string, caller: Caller): Promise<readonly Count[]> => {
    const { merchant, network } = caller
    const { counted, full } = await limits.consumeInTurn(merchant.code, [[PER_ACCOUNT_AND_DAY, accountKey(caller, username)]])
    if (!full) return counted
    const member = await memberByLogin(stores, merchant, username)
    const { isKnownNetwork } = await stores.factors.seenFrom({ merchant: merchant.code, memberId: member?.id ?? NOBODY, prefix: network.prefix })
    if (member) await tellOwner(member, caller)
    if (isKnownNetwork) return []
    await note(caller, 'login.limited', full)
    throw full.refusal
  }
}

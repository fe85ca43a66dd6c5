import { DAY_S } from '@foyer/contract/time-units'
import { securityMessage } from '#account/security-message.ts'
import { accountKey, memberByLogin } from '#account/verification/member-by-login.ts'
import { noteLimit } from '#kernel/audit/count-try.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import type { Count, LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'

const FIFTEEN_MINUTES = 15 * 60

const rule = (name: string, points: number, seconds: number): LimitRule => ({ name, points, seconds, code: 'TOO_MANY_REQUEST_LOGIN' })

/** After this many failures with a captcha, further tries are refused until the window ends. */
const PER_NETWORK = rule('login-captcha-network', 2000, FIFTEEN_MINUTES)
/** Of all networks that the account does not know, together, … */
const PER_ACCOUNT = rule('login-captcha-account', 100, FIFTEEN_MINUTES)
/** … and of each that it knows: what strangers do elsewhere uses up nothing of it. */
const PER_KNOWN_NETWORK = rule('login-captcha-known', 100, FIFTEEN_MINUTES)
/** A puzzle costs a program a second, so a captcha alone allows 100 guesses in 15 minutes for ever. */
const PER_ACCOUNT_AND_DAY = rule('login-captcha-day', 200, DAY_S)
const NOTICED = rule('login-day-told', 1, DAY_S)
/** Looked for where there is no such member, so that the answer takes the same work. */
const NOBODY = 'nobody'

/**
 * Counts a try with a solved captcha, so that nobody can use up a member's tries without solving captchas. The member's own networks, those of earlier
 * sign-ins, are counted apart from all others: strangers cannot keep the member out there. Of the others an account has 200 tries a day; then they are
 * refused, and the member hears of it once. A try that any of these refuses counts nothing. Returns the counts to give back after a success.
 */
export const countWithCaptcha = (deps: Pick<Deps, 'limits' | 'stores' | 'inUnit' | 'clock' | 'newId' | 'seals' | 'publish'>) => {
  const { limits, stores, inUnit } = deps
  const note = noteLimit(deps)
  const messages = securityMessage(deps)

  const warnOwner = async (member: Member, caller: Caller): Promise<void> => {
    const { full } = await limits.consumeInTurn(member.merchant, [[NOTICED, member.id]])
    if (full || !(await messages.mayNotify(member))) return
    await inUnit(unit => messages.notify(unit, member, 'security_many_tries', caller))
  }

  return async (username: string, caller: Caller): Promise<readonly Count[]> => {
    const { merchant, network } = caller
    const account = accountKey(caller, username)
    const member = await memberByLogin(stores, merchant, username)
    const { isKnownNetwork } = await stores.factors.seenFrom({ merchant: merchant.code, memberId: member?.id ?? NOBODY, prefix: network.prefix })
    const { counted, full } = await limits.consumeInTurn(merchant.code, [
      ...countsOfNetwork(PER_NETWORK, network),
      ...(isKnownNetwork
        ? ([[PER_KNOWN_NETWORK, `${account}:${network.prefix}`]] as const)
        : ([
            [PER_ACCOUNT_AND_DAY, account],
            [PER_ACCOUNT, account],
          ] as const)),
    ])
    if (!full) return counted
    await limits.reward(merchant.code, counted)
    if (member && full.rule === PER_ACCOUNT_AND_DAY) await warnOwner(member, caller)
    await note(caller, 'login.limited', full)
    throw full.refusal
  }
}

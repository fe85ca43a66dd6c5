import type { login } from '@foyer/contract/account/session/login'
import type { AnswerOf, RequestOf } from '@foyer/contract/call'
import { demandOf } from '#account/two-factor/demand.ts'
import { PROOF_LIFE_MS } from '#account/two-factor/prove-password.ts'
import { verifyRequired } from '#account/two-factor/verify-required.ts'
import { accountKey, memberByLogin } from '#account/verification/member-by-login.ts'
import { requireCaptcha } from '#captcha/calls/require-captcha.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import { noteLimit } from '#kernel/audit/count-try.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Count, LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'
import { countWithCaptcha } from './count-with-captcha.ts'
import { openByPassword } from './open-by-password.ts'
import { reserveTry, type Reserved } from './reserve-try.ts'

const FIFTEEN_MINUTES = 15 * 60

/** Spec 1 §4, Limits: sign-in failures 5 per account and 100 per network (carrier NAT) in 15 minutes, then a captcha, never permanent. */
export const LOGIN_PER_ACCOUNT: LimitRule = { name: 'login-account', points: 5, seconds: FIFTEEN_MINUTES, code: 'TOO_MANY_REQUEST_LOGIN' }
export const LOGIN_PER_NETWORK: LimitRule = { name: 'login-network', points: 100, seconds: FIFTEEN_MINUTES, code: 'TOO_MANY_REQUEST_LOGIN' }

type PasswordLogin = Omit<RequestOf<typeof login>, 'type'> & { readonly username: string }

/** An unknown name and a wrong, missing or just changed password get the same answer after the same work (decision 9). */
export const logInByPassword = (
  deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'newId' | 'randomToken' | 'passwords' | 'limits' | 'captchas' | 'seals' | 'publish'>,
): ((request: PasswordLogin, caller: Caller) => Promise<AnswerOf<typeof login>>) => {
  const { stores, clock, passwords } = deps
  const note = noteLimit(deps)
  const reserve = reserveTry(deps)
  const countCaptchaTry = countWithCaptcha(deps)
  const demandCaptcha = requireCaptcha(deps)
  const open = openByPassword(deps)
  const demand = demandOf(deps)
  const required = verifyRequired(deps)

  const countsOf = (request: PasswordLogin, caller: Caller): readonly Count[] => [
    ...countsOfNetwork(LOGIN_PER_NETWORK, caller.network),
    [LOGIN_PER_ACCOUNT, accountKey(caller, request.username)],
  ]

  /** Asks for a captcha where one is due; returns what else the try counts for. */
  const admit = async (request: PasswordLogin, caller: Caller, { counted, full }: Reserved): Promise<readonly Count[]> => {
    await demandCaptcha('login', request, caller, full !== undefined).catch(async (error: unknown) => {
      // No password was checked, so the try does not count.
      await deps.limits.reward(caller.merchant.code, counted)
      if (full) await note(caller, 'login.limited', full, { asks: 'captcha' })
      throw error
    })
    if (!full) return []
    return await countCaptchaTry(request.username, caller).catch(async (error: unknown) => {
      // What is refused counts nothing, here neither.
      await deps.limits.reward(caller.merchant.code, counted)
      throw error
    })
  }

  const attempt = async (request: PasswordLogin, caller: Caller, reserved: Reserved): Promise<AnswerOf<typeof login>> => {
    const { username, password = '', remember, loginDeviceId } = request
    const more = await admit(request, caller, reserved)

    const fail = async (memberId: string | null): Promise<never> => {
      await stores.audit.add(auditEvent(caller, clock(), 'login.failed', memberId, { by: 'password' }))
      throw new Refusal('login.cred.err')
    }

    const member = await memberByLogin(stores, caller.merchant, username)
    const isRight = await passwords.verify(member?.passwordHash ?? null, password, caller.network.ip)
    if (!member || !isRight) return await fail(member?.id ?? null)
    const { methods, isAlways, isUnfamiliar } = await demand(stores, member, request, caller)
    if (methods) {
      await reserved.giveBack(more)
      await stores.factors.addProof(
        { merchant: member.merchant, memberId: member.id, prefix: caller.network.prefix },
        new Date(clock().getTime() + PROOF_LIFE_MS),
      )
      await stores.audit.add(auditEvent(caller, clock(), 'verification.asked', member.id, { network: caller.network.prefix }))
      throw await required(member, { methods, isAlways }, caller)
    }
    const opening = open(member, { password, by: 'password', remember, loginDeviceId, isUnfamiliar }, caller)
    const answer = await opening.catch(async (error: unknown) => {
      // The password was right, even if the member has opened too many sessions.
      await reserved.giveBack(more)
      throw error
    })
    if (!answer) return await fail(member.id)
    await reserved.giveBack(more)
    return answer
  }

  return (request, caller) => reserve(caller, countsOf(request, caller), reserved => attempt(request, caller, reserved))
}

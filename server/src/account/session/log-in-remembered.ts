import type { login } from '@foyer/contract/account/session/login'
import type { SessionAnswer } from '@foyer/contract/account/session/session-answer'
import type { RequestOf } from '@foyer/contract/call'
import type { Static } from 'typebox'
import { demandOf } from '#account/two-factor/demand.ts'
import { verifyRequired } from '#account/two-factor/verify-required.ts'
import { memberByLogin } from '#account/verification/member-by-login.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import { countTry } from '#kernel/audit/count-try.ts'
import type { Caller } from '#kernel/caller.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'
import { endReusedLogin } from './end-reused-login.ts'
import { openSession } from './open-session.ts'
import { REMEMBER_LIFE_MS, seriesHashOf, stateOf, successorOf } from './remember-token.ts'

/** A remember token cannot be guessed; the limit saves us the work of checking many. */
export const REMEMBERED_PER_NETWORK: LimitRule = { name: 'remembered-network', points: 1000, seconds: 15 * 60, code: 'TOO_MANY_REQUEST_LOGIN' }

type RememberedLogin = Omit<RequestOf<typeof login>, 'type'> & { readonly username: string; readonly rememberToken: string }

/**
 * Signs in with a remember token, without a captcha (spec 1 §4, Automatic login). A token has 256 bits and cannot be guessed, so the limits for
 * passwords do not apply: strangers cannot lock a member out. A token shown by another device or for another name is used up all the same, and
 * one that was replaced before ends its saved login (decision 8).
 */
export const logInRemembered = (deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'newId' | 'randomToken' | 'limits' | 'seals' | 'publish'>) => {
  const { stores, inUnit, clock } = deps
  const count = countTry(deps)
  const open = openSession(deps)
  const demand = demandOf(deps)
  const required = verifyRequired(deps)
  const endReused = endReusedLogin(deps)

  return async (
    { username, rememberToken, idempotencyKey, loginDeviceId, ...shown }: RememberedLogin,
    caller: Caller,
  ): Promise<Static<typeof SessionAnswer>> => {
    const { code: merchant } = caller.merchant
    const counts = countsOfNetwork(REMEMBERED_PER_NETWORK, caller.network)
    await count(caller, 'login.limited', counts)

    const named = await memberByLogin(stores, caller.merchant, username)
    const answer = await inUnit(async unit => {
      // Lock the member first: a concurrent password change then ends the saved login before it is found.
      // The lock is also tried for an unknown name, so that it costs the same as a known one (decision 9).
      const member = await unit.members.lock(merchant, named?.id ?? '')
      const saved = await unit.remember.find(merchant, seriesHashOf(rememberToken))
      const now = clock()
      const fail = async (): Promise<undefined> => {
        await unit.audit.add(auditEvent(caller, now, 'login.failed', member?.id ?? null, { by: 'remember-token' }))
      }
      if (!member || saved?.memberId !== member.id || saved.deviceId !== (loginDeviceId ?? null) || saved.expiresAt <= now) {
        if (saved) await unit.remember.end(merchant, saved.seriesHash)
        return await fail()
      }
      const successor = successorOf(rememberToken, idempotencyKey, deps)
      const state = stateOf(rememberToken, successor, saved, now)
      if (state === 'reused') return { reused: saved }
      if (state === 'refused') return await fail()
      const { methods, isAlways } = await demand(unit, member, { ...shown, ...(loginDeviceId !== undefined && { loginDeviceId }) }, caller)
      if (methods) {
        // A token cannot provide a second factor, so it stays valid for the networks on record.
        await unit.audit.add(auditEvent(caller, now, 'verification.asked', member.id, { by: 'remember-token', network: caller.network.prefix }))
        return { member, methods, isAlways }
      }
      const next = { tokenHash: digestOf(successor), expiresAt: new Date(now.getTime() + REMEMBER_LIFE_MS) }
      if (state === 'current' && !(await unit.remember.replace(saved, next, now))) return await fail()
      const detail = { by: 'remember-token', network: caller.network.prefix, device: caller.device }
      const event = auditEvent(caller, now, 'login.succeeded', member.id, detail)
      const opening = { member, event, deviceId: saved.deviceId, remember: false, commonPassword: false, byToken: true } as const
      return { ...(await open(unit, opening, caller)), rememberToken: successor }
    })
    if (answer?.reused) await endReused(answer.reused, caller)
    if (!answer || answer.reused) throw new Refusal('remember.token.invalid')
    await deps.limits.reward(merchant, counts)
    if (answer.methods) throw await required(answer.member, answer, caller)
    return answer
  }
}

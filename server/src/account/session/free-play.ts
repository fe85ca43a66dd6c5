import { RESTRICTED } from '@foyer/contract/account/member/member-type'
import { generatedUsername } from '#account/member/generated-username.ts'
import { newMember } from '#account/member/new-member.ts'
import { requireCaptcha } from '#captcha/calls/require-captcha.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import { countTry } from '#kernel/audit/count-try.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Count, LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'
import type { Service } from '#kernel/service.ts'
import { openSession } from './open-session.ts'

/** Each guest is a row that stays for a day. A phone needs few, a carrier's network (NAT) many. */
export const FREE_PLAY_PER_DEVICE: LimitRule = { name: 'free-play-device', points: 5, seconds: 60 * 60, code: 'TOO_MANY_REQUEST' }
export const FREE_PLAY_PER_NETWORK: LimitRule = { name: 'free-play-network', points: 100, seconds: 60 * 60, code: 'TOO_MANY_REQUEST' }

/** The registration method of guests. */
export const GUEST_METHOD = 'FREEPLAY'

/** Lets a visitor look around without an account: a new restricted member each time, who cannot sign in again (spec 1 §1, Member types: type 4). */
export const freePlay = (
  deps: Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'newId' | 'randomToken' | 'limits' | 'captchas'>,
): Service<'session.freePlay'> => {
  const { inUnit, clock } = deps
  const count = countTry(deps)
  const demandCaptcha = requireCaptcha(deps)
  const open = openSession(deps)

  return async (request, caller) => {
    const { merchant, network, device, affiliateCode } = caller
    if (!merchant.settings.freePlay) throw new Refusal('free.play.off')
    await demandCaptcha('login', request, caller)
    const { loginDeviceId } = request
    const counts: Count[] = [...countsOfNetwork(FREE_PLAY_PER_NETWORK, caller.network)]
    if (loginDeviceId !== undefined) counts.push([FREE_PLAY_PER_DEVICE, `${merchant.code}:${loginDeviceId}`])
    await count(caller, 'login.limited', counts)

    const username = generatedUsername(deps, 'guest_')
    const member = { ...newMember(deps, { username, passwordHash: null }, caller), type: RESTRICTED }
    return await inUnit(async unit => {
      await unit.members.add(member, { method: GUEST_METHOD, affiliateCode, networkPrefix: network.prefix })
      const event = auditEvent(caller, clock(), 'login.succeeded', member.id, { by: 'free-play', network: network.prefix, device })
      return await open(unit, { member, event, deviceId: loginDeviceId ?? null, remember: false, commonPassword: false }, caller)
    })
  }
}

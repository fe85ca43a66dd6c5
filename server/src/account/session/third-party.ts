import { partnerIssuer } from '#account/identity/sign-in-ways.ts'
import { generatedUsername } from '#account/member/generated-username.ts'
import { newMember } from '#account/member/new-member.ts'
import type { Assertion } from '#account/partner/partner-assertion.ts'
import { demandBeside } from '#account/two-factor/demand.ts'
import { beginFirstStep } from '#account/two-factor/first-step.ts'
import { verifyRequired } from '#account/two-factor/verify-required.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import { countTry } from '#kernel/audit/count-try.ts'
import type { Caller } from '#kernel/caller.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { LimitRule } from '#kernel/security/limits.ts'
import { countsOfNetwork } from '#kernel/security/network-counts.ts'
import type { Service } from '#kernel/service.ts'
import { openSession } from './open-session.ts'

/** A signature cannot be guessed; the limit saves us the work of checking many. */
const THIRD_PARTY_PER_NETWORK: LimitRule = { name: 'third-party-network', points: 300, seconds: 15 * 60, code: 'TOO_MANY_REQUEST_LOGIN' }

/** Signs in a person whom a partner confirms; the first time they become a member (docs/third-party-login.md). */
export const thirdParty = (
  deps: Pick<Deps, 'partners' | 'stores' | 'inUnit' | 'clock' | 'newId' | 'randomToken' | 'limits' | 'publish'>,
): Service<'session.thirdParty'> => {
  const { partners, stores, inUnit, clock, publish } = deps
  const count = countTry(deps)
  const open = openSession(deps)
  const begin = beginFirstStep(deps)
  const required = verifyRequired(deps)

  const memberOf = async (unit: Stores, { partner, subject }: Assertion, deviceId: string | undefined, caller: Caller): Promise<Member> => {
    const { merchant, network, affiliateCode } = caller
    const outside = { merchant: merchant.code, issuer: partnerIssuer(partner), subject, channel: null }
    const now = clock()
    const boundTo = await unit.identities.use(outside, now)
    const known = boundTo === undefined ? undefined : await unit.members.lock(merchant.code, boundTo)
    if (known) return known
    if (!merchant.settings.register.enabled) throw new Refusal('register.disabled')
    const member = newMember(deps, { username: generatedUsername(deps, 'm'), passwordHash: null }, caller)
    await unit.members.add(member, { method: 'PARTNER', affiliateCode, networkPrefix: network.prefix })
    const owner = await unit.identities.bind(outside, member.id, now)
    // Another request registered the same identity first; use the member it created.
    if (owner !== member.id) throw new Refusal('third.party.invalid')
    await publish(
      'memberCreated',
      unit,
      { member, facts: { affiliateCode }, deviceId, pixelTrack: undefined, accepted: [], byPartner: true },
      caller,
      now,
    )
    await unit.audit.add(auditEvent(caller, now, 'member.registered', member.id, { method: 'PARTNER', partner }))
    return member
  }

  return async ({ assertion, loginDeviceId }, caller) => {
    const { merchant } = caller
    const counts = countsOfNetwork(THIRD_PARTY_PER_NETWORK, caller.network)
    await count(caller, 'login.limited', counts)
    const fail = async (error: unknown): Promise<never> => {
      if (error instanceof Refusal) {
        const detail = { by: 'third-party', reason: error.code }
        await stores.audit.add(auditEvent(caller, clock(), 'login.failed', null, detail))
      }
      throw error
    }
    const said = await partners.read(merchant, assertion).catch(fail)
    const answer = await inUnit(async unit => {
      const once = digestOf(JSON.stringify(['third-party', merchant.code, said.partner, said.id]))
      if (!(await unit.keys.acceptOnce(once, said.expiresAt))) throw new Refusal('third.party.invalid')
      const member = await memberOf(unit, said, loginDeviceId, caller)
      const methods = await demandBeside(unit, member, 'third-party', caller)
      if (methods) {
        await unit.audit.add(auditEvent(caller, clock(), 'verification.asked', member.id, { by: 'third-party', network: caller.network.prefix }))
        return { member, methods, firstStep: await begin(unit, member, 'third-party') }
      }
      const detail = { by: 'third-party', partner: said.partner, network: caller.network.prefix, device: caller.device }
      const event = auditEvent(caller, clock(), 'login.succeeded', member.id, detail)
      return await open(unit, { member, event, deviceId: loginDeviceId ?? null, remember: false, commonPassword: false }, caller)
    }).catch(fail)
    await deps.limits.reward(caller.merchant.code, counts)
    if ('methods' in answer) throw await required(answer.member, { ...answer, isAlways: true }, caller)
    return answer
  }
}

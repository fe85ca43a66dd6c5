import { MOST_PASSKEYS } from '@foyer/contract/account/passkeys/passkeys'
import type { AnsweredChallenge } from '#account/passkeys/passkey-challenge-store.ts'
import { CHALLENGE_LIFE_S, passkeyChallenges } from '#account/passkeys/passkey-challenge.ts'
import { requirePlace, userHandleOf } from '#account/passkeys/prove-passkey.ts'
import { verifyNew } from '#account/passkeys/web-authentication.ts'
import { guessCounts } from '#account/two-factor/guess-limits.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import { countTry } from '#kernel/audit/count-try.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Service } from '#kernel/service.ts'
import { addFactor } from './add-factor.ts'
import { changeFactors, type ChangeDeps } from './change-factors.ts'

export const passkeyBegin = (deps: ChangeDeps): Service<'member.passkeyBegin'> => {
  const { requireConfirmed } = changeFactors(deps)
  const { make } = passkeyChallenges(deps)
  return async (_request, caller) => {
    const place = requirePlace(caller)
    await requireConfirmed(caller)
    const { merchant, session } = caller
    const owner = ownerOf(caller)
    const present = await deps.stores.passkeys.ofMember(owner)
    if (present.length >= MOST_PASSKEYS) throw new Refusal('passkey.most')
    return {
      challenge: make({ merchant, place, purpose: { newOf: owner.memberId } }),
      domain: place.domain,
      expiresIn: CHALLENGE_LIFE_S,
      site: merchant.file.name,
      user: { id: userHandleOf(owner), name: session.member.username },
      exclude: present.filter(({ domain }) => domain === place.domain).map(({ credentialId }) => credentialId),
    }
  }
}

/** A passkey is a second factor too, so that recovery codes come with the first one. */
export const passkeyAdd = (deps: ChangeDeps): Service<'member.passkeyAdd'> => {
  const { stores, clock, limits } = deps
  const count = countTry(deps)
  const { requireConfirmed } = changeFactors(deps)
  const { check } = passkeyChallenges(deps)
  const add = addFactor(deps)
  return async ({ passkey: given }, caller) => {
    const place = requirePlace(caller)
    await requireConfirmed(caller)
    const { merchant, userAgent } = caller
    const owner = ownerOf(caller)
    const counts = guessCounts(owner.memberId, 'K')
    await count(caller, 'verification.limited', counts)
    let answered: AnsweredChallenge | undefined
    const isChallenge = (challenge: string): boolean => {
      answered = check(challenge, { merchant, place, purpose: { newOf: owner.memberId } })
      return answered !== undefined
    }
    const made = await verifyNew(given, { place, isChallenge })
    const challenge = answered
    if (!made || !challenge) {
      await stores.audit.add(auditEvent(caller, clock(), 'verification.failed', owner.memberId, { method: 'K' }))
      throw new Refusal('passkey.invalid')
    }
    const added = await add(caller, 'passkey', async (unit, now) => {
      // Under the member's lock, so that two at once are not one too many.
      if ((await unit.passkeys.ofMember(owner)).length >= MOST_PASSKEYS) throw new Refusal('passkey.most')
      const passkey = { ...owner, ...made, domain: place.domain, name: null, userAgent, addedAt: now, lastUsedAt: null, heldAt: null }
      if (!(await unit.passkeys.spend(merchant.code, challenge)) || !(await unit.passkeys.add(passkey))) throw new Refusal('passkey.invalid')
    })
    await limits.reward(merchant.code, counts)
    return added
  }
}

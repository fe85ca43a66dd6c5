import type { PasskeyProof } from '@foyer/contract/account/passkeys/passkeys'
import type { AnsweredChallenge } from '#account/passkeys/passkey-challenge-store.ts'
import { CHALLENGE_LIFE_S, passkeyChallenges } from '#account/passkeys/passkey-challenge.ts'
import { userHandleOf } from '#account/passkeys/prove-passkey.ts'
import { verifyUse } from '#account/passkeys/web-authentication.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { EVERYWHERE, type OpVisitor } from '#kernel/ops/staff-caller.ts'
import { openSession } from '#staff/session/open-session.ts'
import { networkCounts } from '#staff/session/sign-in-limits.ts'
import { consolePlace } from './console-place.ts'

type PasskeyDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'limits' | 'seals' | 'randomToken'>

/** Staff belong to no merchant. */
export const HOUSE = { code: EVERYWHERE }
/** By which a device knows whose passkeys it has (32 bytes, base64url). */
export const staffHandleOf = (personId: string): string => userHandleOf({ merchant: EVERYWHERE, memberId: personId })

/** Names no passkeys: the device knows which it has, and a stranger learns nothing of anybody. */
export const passkeyOptions = (deps: Pick<Deps, 'clock' | 'randomToken' | 'seals'>): OpService<'session.passkeyOptions'> => {
  const { make } = passkeyChallenges(deps)
  return (_request, caller) => {
    const place = consolePlace(caller)
    return Promise.resolve({ challenge: make({ merchant: HOUSE, place, purpose: 'use' }), domain: place.domain, expiresIn: CHALLENGE_LIFE_S })
  }
}

/** Finds out whose passkey signed the challenge; undefined if the proof is wrong in any way. */
const provePasskey = (deps: PasskeyDeps) => {
  const { check } = passkeyChallenges(deps)
  return async (proof: PasskeyProof, caller: OpVisitor) => {
    const place = consolePlace(caller)
    const found = await deps.stores.staffPasskeys.withPerson(proof.id)
    // Nobody said who they are, so the device must (Web Authentication Level 3, §7.2, step 6).
    if (!found || proof.response.userHandle !== staffHandleOf(found.person.id)) return undefined
    let answered: AnsweredChallenge | undefined
    const isChallenge = (challenge: string): boolean => {
      answered = check(challenge, { merchant: HOUSE, place, purpose: 'use' })
      return answered !== undefined
    }
    const use = await verifyUse(proof, found.passkey, { place, isChallenge })
    const challenge = answered
    return use && challenge ? { ...found, use, challenge } : undefined
  }
}

/** Begins a session by a passkey. It stands for password and code together, because the device has verified who holds it. */
export const signInByPasskey = (deps: PasskeyDeps): OpService<'session.passkeySignIn'> => {
  const { inUnit, clock, limits } = deps
  const open = openSession(deps)
  const prove = provePasskey(deps)
  return async ({ passkey: proof }, caller) => {
    const counts = networkCounts(caller.network)
    await limits.consumeAll(EVERYWHERE, counts)
    const proven = await prove(proof, caller)
    const token =
      proven &&
      (await inUnit(async unit => {
        const { person, passkey, use, challenge } = proven
        const isFirst = (await unit.passkeys.spend(EVERYWHERE, challenge)) && (await unit.staffPasskeys.use(passkey.credentialId, use, clock()))
        if (!isFirst) return undefined
        const opened = await open(unit, person.id, caller)
        const after = { network: caller.network.prefix, passkey: passkey.name }
        await caller.recordAs(unit, person, { about: { kind: 'staff', id: person.id }, after })
        return opened
      }))
    if (token === undefined) throw new OpRefusal('staff.passkey.refused')
    await limits.reward(EVERYWHERE, counts)
    caller.setToken(token)
    return {}
  }
}

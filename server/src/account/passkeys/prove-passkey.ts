import { createHash } from 'node:crypto'
import type { PasskeyProof } from '@foyer/contract/account/passkeys/passkeys'
import type { Spend } from '#account/two-factor/check-method.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Owner } from '#kernel/owner-of.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { AnsweredChallenge } from './passkey-challenge-store.ts'
import { passkeyChallenges } from './passkey-challenge.ts'
import { passkeyPlace, type PasskeyPlace } from './passkey-place.ts'
import type { Passkey } from './passkey.ts'
import { verifyUse } from './web-authentication.ts'

type PasskeyDeps = Pick<Deps, 'stores' | 'clock' | 'randomToken' | 'seals'>

/** By which a device knows whose passkeys it has: the same for all passkeys of a member, and nothing that anybody could read (32 bytes, base64url). */
export const userHandleOf = ({ merchant, memberId }: Owner): string =>
  createHash('sha256')
    .update(JSON.stringify([merchant, memberId]))
    .digest('base64url')

/** Where the request's passkeys work; throws `passkey.off` where none do. */
export const requirePlace = (caller: Pick<Caller, 'merchant' | 'origin'>): PasskeyPlace => {
  const place = passkeyPlace(caller)
  if (!place) throw new Refusal('passkey.off')
  return place
}

interface ProvenPasskey {
  readonly passkey: Passkey
  /** Uses the challenge up and records the use, in the unit of work of what it allows. */
  readonly spend: Spend
}

/** Finds out whose passkey signed the challenge; undefined if the proof is wrong in any way. Do not call inside a unit of work. */
export const provePasskey = (deps: PasskeyDeps) => {
  const { stores, clock } = deps
  const { check } = passkeyChallenges(deps)

  return async (proof: PasskeyProof, caller: Caller): Promise<ProvenPasskey | undefined> => {
    const place = requirePlace(caller)
    const { merchant } = caller
    const passkey = await stores.passkeys.byCredential(merchant.code, proof.id)
    if (!passkey) return undefined
    const { userHandle } = proof.response
    // Nobody said who they are, so the device must (Web Authentication Level 3, §7.2, step 6).
    if (userHandle !== userHandleOf(passkey)) return undefined
    let answered: AnsweredChallenge | undefined
    const isChallenge = (challenge: string): boolean => {
      answered = check(challenge, { merchant, place, purpose: 'use' })
      return answered !== undefined
    }
    const use = await verifyUse(proof, passkey, { place, isChallenge })
    const challenge = answered
    if (!use || !challenge) return undefined
    return {
      passkey,
      spend: async unit => (await unit.passkeys.spend(merchant.code, challenge)) && (await unit.passkeys.use(passkey, use, clock())),
    }
  }
}

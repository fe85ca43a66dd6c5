import type { AnsweredChallenge } from '#account/passkeys/passkey-challenge-store.ts'
import { CHALLENGE_LIFE_S, passkeyChallenges } from '#account/passkeys/passkey-challenge.ts'
import { verifyNew } from '#account/passkeys/web-authentication.ts'
import type { Deps } from '#kernel/deps.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import { EVERYWHERE } from '#kernel/ops/staff-caller.ts'
import { codeProof } from '#staff/session/code-proof.ts'
import { consolePlace } from './console-place.ts'
import { shownPasskey } from './shown-passkey.ts'
import { HOUSE, staffHandleOf } from './sign-in-by-passkey.ts'

/** Passkeys that a person may have at once: one for each device, and a key or two beside them. */
const MOST = 10
/** What the browser says that the passkey is for. */
const SITE = 'Foyer console'

type PasskeyDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'limits' | 'seals' | 'randomToken'>

const full = () => new OpRefusal('staff.passkeys.full', { most: MOST })

export const listPasskeys =
  ({ stores }: Pick<Deps, 'stores'>): OpService<'passkeys.list'> =>
  async (_request, { person }) => ({ passkeys: (await stores.staffPasskeys.ofPerson(person.id)).map(shownPasskey) })

export const beginPasskey = (deps: PasskeyDeps): OpService<'passkeys.begin'> => {
  const { make } = passkeyChallenges(deps)
  return async (_request, caller) => {
    const place = consolePlace(caller)
    const { id, login } = caller.person
    const present = await deps.stores.staffPasskeys.ofPerson(id)
    if (present.length >= MOST) throw full()
    return {
      challenge: make({ merchant: HOUSE, place, purpose: { newOf: id } }),
      domain: place.domain,
      expiresIn: CHALLENGE_LIFE_S,
      site: SITE,
      user: { id: staffHandleOf(id), name: login },
      exclude: present.filter(({ domain }) => domain === place.domain).map(({ credentialId }) => credentialId),
    }
  }
}

/** Adds a passkey. A code of the authenticator shows that the person is there, and not only a session of theirs. */
export const addPasskey = (deps: PasskeyDeps): OpService<'passkeys.add'> => {
  const { stores, inUnit, clock } = deps
  const { check } = passkeyChallenges(deps)
  const prove = codeProof(deps)
  return async ({ name: given, passkey, code }, caller) => {
    const place = consolePlace(caller)
    const { id: personId } = caller.person
    let answered: AnsweredChallenge | undefined
    const isChallenge = (challenge: string): boolean => {
      answered = check(challenge, { merchant: HOUSE, place, purpose: { newOf: personId } })
      return answered !== undefined
    }
    const made = await verifyNew(passkey, { place, isChallenge })
    const challenge = answered
    if (!made || !challenge) throw new OpRefusal('staff.passkey.invalid')
    const person = await stores.staffPeople.byId(personId)
    const step = person && (await prove(person, code, caller))
    if (typeof step !== 'number') throw new OpRefusal('staff.code.wrong')
    const name = given.trim()
    return await inUnit(async unit => {
      // Taking the step locks the person's row, so two calls at once count each other's passkey.
      if (!(await unit.staffPeople.useStep(personId, step))) throw new OpRefusal('staff.code.wrong')
      if ((await unit.staffPasskeys.ofPerson(personId)).length >= MOST) throw full()
      const isNew =
        (await unit.passkeys.spend(EVERYWHERE, challenge)) &&
        (await unit.staffPasskeys.add({ ...made, personId, name, domain: place.domain, addedAt: clock() }))
      if (!isNew) throw new OpRefusal('staff.passkey.invalid')
      await caller.record(unit, { about: { kind: 'passkey', id: made.credentialId }, after: { name, domain: place.domain } })
      return {}
    })
  }
}

export const removePasskey =
  ({ inUnit }: PasskeyDeps): OpService<'passkeys.remove'> =>
  async ({ id }, caller) =>
    await inUnit(async unit => {
      const removed = await unit.staffPasskeys.remove(caller.person.id, id)
      if (!removed) throw new OpRefusal('staff.passkey.unknown')
      await caller.record(unit, { about: { kind: 'passkey', id }, before: { name: removed.name, domain: removed.domain } })
      return {}
    })

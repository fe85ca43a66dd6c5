import { refuseGuest } from '#account/member/guest.ts'
import type { Passkey } from '#account/passkeys/passkey.ts'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import { ownerOf } from '#kernel/owner-of.ts'
import type { Service } from '#kernel/service.ts'
import { changeFactors, type ChangeDeps } from './change-factors.ts'
import { dropUnusedCodes } from './factors.ts'
import { opaqueId } from './opaque-id.ts'

/** The id by which a page knows a passkey. */
export const passkeyId = ({ credentialId }: Passkey): string => opaqueId(credentialId)

const ownPasskey = async (stores: Stores, caller: SignedInCaller, id: string): Promise<Passkey | undefined> =>
  (await stores.passkeys.ofMember(ownerOf(caller))).find(passkey => passkeyId(passkey) === id)

/** Only words for the member's own eyes, so it needs no confirmation. */
export const passkeyRename =
  ({ stores }: Pick<Deps, 'stores'>): Service<'member.passkeyRename'> =>
  async ({ id, name }, caller) => {
    refuseGuest(caller)
    const passkey = await ownPasskey(stores, caller, id)
    const clean = name.trim().replace(/\s+/gu, ' ')
    // It was removed in another tab, for example.
    if (passkey && clean !== '') await stores.passkeys.rename(passkey, clean)
    return {}
  }

/** Lets passkeys work again that were stopped when the password was recovered: a way into the account, so it is recorded, and the member gets the same notice as for a new one (decision 26). */
export const passkeyKeep = (deps: ChangeDeps): Service<'member.passkeyKeep'> => {
  const { requireConfirmed, change } = changeFactors(deps)
  return async ({ ids }, caller) => {
    await requireConfirmed(caller)
    const owner = ownerOf(caller)
    const present = await deps.stores.passkeys.ofMember(owner)
    const theirs = present.filter(passkey => passkey.heldAt !== null && ids.includes(passkeyId(passkey))).map(({ credentialId }) => credentialId)
    // They were kept or removed in another tab, for example.
    if (theirs.length > 0) await change(caller, 'factor.added', { factor: 'passkey' }, unit => unit.passkeys.release(owner, theirs))
    return {}
  }
}

/** Never the last way into the account: a passkey can be lost with its device, so it does not count as the only one left (security/factors.ts). */
export const passkeyRemove = (deps: ChangeDeps): Service<'member.passkeyRemove'> => {
  const { requireConfirmed, change } = changeFactors(deps)
  return async ({ id }, caller) => {
    await requireConfirmed(caller)
    const passkey = await ownPasskey(deps.stores, caller, id)
    if (!passkey) return {}
    await change(caller, 'factor.removed', { factor: 'passkey' }, async unit => {
      await unit.passkeys.remove(passkey)
      await dropUnusedCodes(unit, caller.session.member)
    })
    return { removed: { domain: passkey.domain, credential: passkey.credentialId } }
  }
}

import type { IdentityChannel } from '@foyer/contract/account/identity/identity-fields'
import type { PasskeyProof } from '@foyer/contract/account/passkeys/passkeys'
import { proveIdentity } from '#account/identity/prove-identity.ts'
import { provePasskey } from '#account/passkeys/prove-passkey.ts'
import { checkMethod, type Spend } from '#account/two-factor/check-method.ts'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { confirmation, type ConfirmMethod } from './confirmation.ts'

export type VerifyDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'passwords' | 'limits' | 'seals' | 'identity'>

interface Given {
  readonly method: ConfirmMethod
  readonly password?: string
  readonly code?: string
  readonly passkey?: PasskeyProof
  readonly firebaseChannel?: IdentityChannel
  readonly firebaseIdToken?: string
}

const done: Spend = () => Promise.resolve(true)

/** Whether what was given proves that it is the member; returns what uses the proof up, in the unit of work of what it allows, or undefined. */
export const verifyConfirmation = (deps: VerifyDeps) => {
  const { passwords } = deps
  const check = checkMethod(deps)
  const prove = proveIdentity(deps)
  const byPasskey = provePasskey(deps)
  const { of: confirmationOf } = confirmation(deps)

  return async ({ method, password = '', code = '', passkey, firebaseChannel, firebaseIdToken }: Given, caller: SignedInCaller) => {
    const { member } = caller.session
    if (method === 'password') return (await passwords.verify(member.passwordHash, password, caller.network.ip)) ? done : undefined
    const { factors, identities, methods } = await confirmationOf(caller)
    if (!methods.includes(method)) return undefined
    if (method === 'K') {
      const proven = passkey && (await byPasskey(passkey, caller))
      return proven?.passkey.memberId === member.id ? proven.spend : undefined
    }
    if (method === 'I') {
      if (firebaseChannel === undefined || firebaseIdToken === undefined) return undefined
      const proven = await prove({ firebaseChannel, firebaseIdToken }, caller)
      return identities.some(({ issuer, subject }) => issuer === proven.issuer && subject === proven.subject) ? done : undefined
    }
    // The contact is the stored one; the member does not type it here.
    const given = { authCode: code, verificationCode: code, mobileNum: member.mobile ?? '', email: member.email ?? '' }
    return await check(method, given, { member, factors, purpose: 'confirmation' }, caller)
  }
}

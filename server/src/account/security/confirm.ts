import type { IdentityChannel } from '@foyer/contract/account/identity/identity-fields'
import type { PasskeyProof } from '@foyer/contract/account/passkeys/passkeys'
import type { ErrorCode } from '@foyer/contract/errors'
import { proveIdentity } from '#account/identity/prove-identity.ts'
import { provePasskey } from '#account/passkeys/prove-passkey.ts'
import { checkMethod, type Spend } from '#account/two-factor/check-method.ts'
import { guessCounts, PASSWORD_PER_MEMBER } from '#account/two-factor/guess-limits.ts'
import { sendCode } from '#account/verification/one-time-code.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import { countTry } from '#kernel/audit/count-try.ts'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Count } from '#kernel/security/limits.ts'
import type { Service } from '#kernel/service.ts'
import { confirmation, type ConfirmMethod } from './confirmation.ts'

type ConfirmDeps = Pick<Deps, 'stores' | 'inUnit' | 'clock' | 'randomToken' | 'passwords' | 'limits' | 'seals' | 'identity'>

interface Given {
  readonly method: ConfirmMethod
  readonly password?: string
  readonly code?: string
  readonly passkey?: PasskeyProof
  readonly firebaseChannel?: IdentityChannel
  readonly firebaseIdToken?: string
}

/** The error for a proof that does not fit. */
const WRONG = {
  password: 'password.wrong',
  I: 'identity.mismatch',
  K: 'passkey.invalid',
  G: 'verification.code.invalid',
  S: 'verification.code.invalid',
  E: 'verification.code.invalid',
} as const satisfies Record<ConfirmMethod, ErrorCode>

const done: Spend = () => Promise.resolve(true)

/** Proves again that the member is the one asking; every guess counts before it is verified. */
export const confirm = (deps: ConfirmDeps): Service<'member.securityConfirm'> => {
  const { stores, inUnit, clock, passwords } = deps
  const count = countTry(deps)
  const check = checkMethod(deps)
  const prove = proveIdentity(deps)
  const byPasskey = provePasskey(deps)
  const { of: confirmationOf } = confirmation(deps)

  const verify = async ({ method, password = '', code = '', passkey, firebaseChannel, firebaseIdToken }: Given, caller: SignedInCaller) => {
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

  return async (request, caller) => {
    const { method } = request
    const { member, tokenHash } = caller.session
    const counts: readonly Count[] = method === 'password' ? [[PASSWORD_PER_MEMBER, member.id]] : guessCounts(member.id, method)
    await count(caller, 'verification.limited', counts)
    const spend = await verify(request, caller)
    const isConfirmed =
      spend !== undefined &&
      (await inUnit(async unit => {
        if (!(await spend(unit))) return false
        const now = clock()
        await unit.sessions.confirm(member.merchant, tokenHash, now)
        await unit.audit.add(auditEvent(caller, now, 'confirmation.given', member.id, { method }))
        return true
      }))
    if (!isConfirmed) {
      await stores.audit.add(auditEvent(caller, clock(), 'confirmation.failed', member.id, { method }))
      throw new Refusal(WRONG[method])
    }
    await deps.limits.reward(caller.merchant.code, counts)
    return {}
  }
}

/** Sends a code to the member's stored number or address. */
export const confirmCode = (deps: ConfirmDeps): Service<'member.securityConfirmCode'> => {
  const send = sendCode(deps)
  return async ({ method }, caller) => {
    const { id, mobile, mobileVerifiedAt, email, emailVerifiedAt } = caller.session.member
    const recipient = method === 'S' ? mobileVerifiedAt && mobile : emailVerifiedAt && email
    if (!recipient) throw new Refusal('factor.missing')
    return await send({ purpose: 'confirmation', channel: method === 'S' ? 'sms' : 'email', recipient, memberId: id }, 'member', caller)
  }
}

import { accountKey, memberByLogin } from '#account/verification/member-by-login.ts'
import { auditEvent } from '#kernel/audit/audit.ts'
import { countedTry } from '#kernel/audit/count-try.ts'
import type { Caller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import { Refusal } from '#kernel/refusal.ts'
import { PASSWORDS_AFTER_PROOF } from './guess-limits.ts'

/** A second factor must follow within this time after the password, ms; a code by e-mail takes a while. */
export const PROOF_LIFE_MS = 15 * 60_000

interface RepeatedPassword {
  readonly username: string
  readonly password: string
}

/**
 * The member whose user name and password a step of two-factor verification repeats. The password must have been verified recently from
 * this network, otherwise `verification.expired`: so passwords can be guessed at sign-in only, with its limits and captcha.
 */
export const provePassword = (deps: Pick<Deps, 'stores' | 'clock' | 'passwords' | 'limits'>) => {
  const { stores, clock, passwords } = deps
  const counted = countedTry(deps)

  return async ({ username, password }: RepeatedPassword, caller: Caller): Promise<Member> => {
    const { merchant, network } = caller
    const member = await memberByLogin(stores, merchant, username)
    // Also queried for an unknown name, so that it costs the same as a known one.
    const isProven = await stores.factors.hasProof({ merchant: caller.merchant.code, memberId: member?.id ?? '', prefix: network.prefix }, clock())
    if (!member || !isProven) throw new Refusal('verification.expired')

    return await counted(caller, 'login.limited', [[PASSWORDS_AFTER_PROOF, `${accountKey(caller, username)}:${network.prefix}`]], async () => {
      if (await passwords.verify(member.passwordHash, password, network.ip)) return member
      await stores.audit.add(auditEvent(caller, clock(), 'login.failed', member.id, { by: 'password' }))
      throw new Refusal('login.cred.err')
    })
  }
}

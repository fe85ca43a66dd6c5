import { TOKEN_BYTES } from '#account/member/token.ts'
import type { Caller } from '#kernel/caller.ts'
import { digestOf } from '#kernel/crypto/digest.ts'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Member } from '#kernel/member.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { FirstStep } from './first-step-store.ts'
import { PROOF_LIFE_MS, provePassword } from './prove-password.ts'

/**
 * Records that a sign-in without a password succeeded and waits for a second factor. Answers the token that stands for it in the second
 * step: what was proven before, a code for example, is used up.
 */
export const beginFirstStep =
  ({ clock, randomToken }: Pick<Deps, 'clock' | 'randomToken'>) =>
  async (unit: Stores, { merchant, id: memberId }: Member, by: string): Promise<string> => {
    const token = randomToken(TOKEN_BYTES)
    const expiresAt = new Date(clock().getTime() + PROOF_LIFE_MS)
    await unit.firstSteps.add({ merchant, memberId, tokenHash: digestOf(token), by, expiresAt })
    return token
  }

interface FirstStepProof {
  readonly username?: string
  readonly password?: string
  readonly firstStep?: string
}

export interface Proven {
  readonly member: Member
  /** The way that succeeded first, as the audit log names it. */
  readonly by: string
  /** Absent after a password. */
  readonly step?: FirstStep
}

/** The member whose first step a second one repeats: by user name and password, or by the token. Throws `verification.expired`. */
export const proveFirstStep = (deps: Pick<Deps, 'stores' | 'clock' | 'passwords' | 'limits'>) => {
  const { stores, clock } = deps
  const byPassword = provePassword(deps)
  return async ({ username, password, firstStep }: FirstStepProof, caller: Caller): Promise<Proven> => {
    if (firstStep === undefined) {
      const missing = username === undefined ? 'username' : 'password'
      if (username === undefined || password === undefined)
        throw new Refusal('request.invalid', { fields: [{ path: `/${missing}`, reason: 'is missing' }] })
      return { member: await byPassword({ username, password }, caller), by: 'password' }
    }
    // A token of 256 random bits cannot be guessed, so tries are not counted.
    const step = await stores.firstSteps.find(caller.merchant.code, digestOf(firstStep), clock())
    const member = step && (await stores.members.byId(caller.merchant.code, step.memberId))
    if (!member) throw new Refusal('verification.expired')
    return { member, by: step.by, step }
  }
}

import type { overview } from '@foyer/contract/account/security/overview'
import type { AnswerOf } from '@foyer/contract/call'
import { signInWays, type UsableIdentity } from '#account/identity/sign-in-ways.ts'
import { passkeyPlace } from '#account/passkeys/passkey-place.ts'
import type { Factors } from '#account/two-factor/factors.ts'
import { methodsOf } from '#account/two-factor/methods.ts'
import type { SignedInCaller } from '#kernel/caller.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'

export type ConfirmMethod = AnswerOf<typeof overview>['confirm']['methods'][number]

/** A confirmation, or a sign-in by hand, is valid this long, ms. */
export const CONFIRMATION_LIFE_MS = 10 * 60_000

interface Standing {
  readonly factors: Factors
  readonly identities: readonly UsableIdentity[]
  /** The methods by which the member can confirm, the recommended one first. */
  readonly methods: readonly ConfirmMethod[]
  readonly needed: boolean
}

/** A payee name is a weak proof, so it is left out. */
const confirmMethodsOf = (caller: SignedInCaller, { factors, identities }: Pick<Standing, 'factors' | 'identities'>): readonly ConfirmMethod[] => {
  const { session, merchant } = caller
  const { member } = session
  const { ga, sms, email, passkey } = methodsOf(member, factors, merchant)
  return [
    ...(member.passwordHash === null ? [] : ['password' as const]),
    ...(passkey && passkeyPlace(caller) ? ['K' as const] : []),
    ...(ga ? ['G' as const] : []),
    // The identity provider's codes serve sign-in only.
    ...(sms && merchant.channels.sms !== 'off' ? ['S' as const] : []),
    ...(email ? ['E' as const] : []),
    ...(identities.some(({ channel }) => merchant.file.firebase?.channels.includes(channel)) ? ['I' as const] : []),
  ]
}

/** Whether the member has recently proven, within the session, to be the one who signed in. */
export const confirmation = (deps: Pick<Deps, 'stores' | 'clock' | 'identity'>) => {
  const { stores, clock } = deps
  const { identitiesOf } = signInWays(deps)

  const of = async (caller: SignedInCaller): Promise<Standing> => {
    const { member, confirmedAt } = caller.session
    const [factors, identities] = await Promise.all([stores.factors.of(member.merchant, member.id), identitiesOf(stores, caller)])
    const methods = confirmMethodsOf(caller, { factors, identities })
    const isRecent = confirmedAt !== null && clock().getTime() - confirmedAt.getTime() < CONFIRMATION_LIFE_MS
    // A member without any method could otherwise never add one, so their session is enough.
    return { factors, identities, methods, needed: !isRecent && methods.length > 0 }
  }

  return {
    of,
    /** Throws `confirmation.required`. */
    require: async (caller: SignedInCaller): Promise<void> => {
      if ((await of(caller)).needed) throw new Refusal('confirmation.required')
    },
  }
}

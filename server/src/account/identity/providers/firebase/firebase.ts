import type { FirebaseSetting } from '@foyer/contract/account/identity/firebase-setting'
import type { IdentityChannel } from '@foyer/contract/account/identity/identity-fields'
import { errors, jwtVerify, UnsecuredJWT, type JWTClaimVerificationOptions, type JWTPayload } from 'jose'
import type { IdentityProvider, ProvenIdentity } from '#account/identity/providers/identity-provider.ts'
import { declareProvider } from '#kernel/providers/declare-provider.ts'
import { firebaseProject } from '#kernel/providers/firebase-project.ts'
import { Refusal } from '#kernel/refusal.ts'
import { firebaseOrigins } from './firebase-origins.ts'
import { createGoogleKeys } from './google-keys.ts'

/** A sign-in at the provider may be this old at most, s: long enough to look up the password of the account to bind. */
export const FRESH_FOR = 10 * 60
/** Allowed difference between clocks, s. */
const TOLERANCE = 5

/** The provider's name of each channel (`firebase.sign_in_provider`). */
const PROVIDER_OF: Readonly<Record<IdentityChannel, string>> = { phone: 'phone', google: 'google.com', facebook: 'facebook.com' }

const issuerOf = ({ projectId }: FirebaseSetting): string => `https://securetoken.google.com/${projectId}`

const identityIn = (payload: JWTPayload, issuer: string, channel: IdentityChannel, now: Date): ProvenIdentity | undefined => {
  const { sub, auth_time: authTime, firebase, phone_number: phone } = payload
  const seconds = now.getTime() / 1000
  if (!sub || !/^[\x21-\x7e]{1,128}$/.test(sub)) return undefined
  if (typeof authTime !== 'number' || authTime > seconds + TOLERANCE || authTime <= seconds - FRESH_FOR) return undefined
  const provider: unknown =
    typeof firebase === 'object' && firebase !== null && 'sign_in_provider' in firebase ? firebase.sign_in_provider : undefined
  if (provider !== PROVIDER_OF[channel]) return undefined
  if (channel !== 'phone') return { issuer, subject: sub, channel, mobile: undefined }
  // In a token of another channel, the number was proven at another time.
  const mobile = typeof phone === 'string' ? /^\+([1-9]\d{5,14})$/.exec(phone)?.[1] : undefined
  return mobile === undefined ? undefined : { issuer, subject: sub, channel, mobile }
}

/** ID tokens of a merchant's Firebase project, verified with Google's published keys. Unsigned tokens of the emulator are never accepted in production. */
export const firebase = declareProvider({
  ...firebaseProject,
  kind: 'identity',
  name: 'firebase',
  check(settings, { allowDemo }, report) {
    if (settings?.emulator && !allowDemo) report('/emulator', 'production refuses tokens that nobody signed')
  },
  origins: firebaseOrigins,
  create({ accountOf, mode, clock, log, fetch }): IdentityProvider {
    const keyOf = createGoogleKeys({ clock, log, fetch })

    const verified = async (idToken: string, setting: FirebaseSetting): Promise<JWTPayload> => {
      const claims: JWTClaimVerificationOptions = {
        issuer: issuerOf(setting),
        audience: setting.projectId,
        currentDate: clock(),
        clockTolerance: TOLERANCE,
        maxTokenAge: '1h',
        requiredClaims: ['sub', 'exp', 'auth_time'],
      }
      if (setting.emulator && mode !== 'production') return UnsecuredJWT.decode(idToken, claims).payload
      const getKey = async ({ kid }: { kid?: string | undefined }) => {
        const key = kid === undefined ? undefined : await keyOf(kid)
        if (!key) throw new errors.JWKSNoMatchingKey()
        return key
      }
      return (await jwtVerify(idToken, getKey, { ...claims, algorithms: ['RS256'] })).payload
    }

    return {
      issuerOf(merchant) {
        const account = accountOf(merchant)
        return account && issuerOf(account.settings)
      },
      async prove(merchant, channel, idToken) {
        const setting = accountOf(merchant)?.settings
        if (!setting?.channels.includes(channel)) throw new Refusal('identity.channel.off')
        try {
          const identity = identityIn(await verified(idToken, setting), issuerOf(setting), channel, clock())
          if (identity) return identity
        } catch (error) {
          if (!(error instanceof errors.JOSEError)) throw error
        }
        // Every fault gets the same answer, so that none helps an attacker.
        throw new Refusal('identity.token.invalid')
      },
    }
  },
})

import type { NewPasskey, PasskeyProof } from '@foyer/contract/account/passkeys/passkeys'
import type { PasskeyPlace } from './passkey-place.ts'
import type { Passkey, PasskeyUse } from './passkey-store.ts'

/** Few requests need it, and it takes its time to load. */
const library = async () => {
  // What it stands on looks for this when it is loaded; in the bundle of the server it would come too late.
  await import('reflect-metadata')
  const [{ verifyAuthenticationResponse, verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  return { verifyAuthenticationResponse, verifyRegistrationResponse, decodeAttestationObject }
}

interface Expected {
  readonly place: PasskeyPlace
  /** Whether this is a challenge that may be answered. */
  readonly isChallenge: (challenge: string) => boolean
}

/** Attestations that carry no certificates, which we do not ask for and would have to fetch lists for. */
const FORMATS: readonly string[] = ['none', 'packed']

/** What was proven, or undefined: what the library throws says only how the proof is wrong, and whoever sent it is to learn nothing of it. */
const orNothing = async <Proven>(work: () => Promise<Proven>): Promise<Proven | undefined> => {
  try {
    return await work()
  } catch {
    return undefined
  }
}

/**
 * Verifies that a passkey signed the challenge on the merchant's own page, and that the device has verified who holds it
 * (Web Authentication Level 3, §7.2). That the counter goes on, the store says.
 */
export const verifyUse = async (proof: PasskeyProof, { publicKey }: Passkey, { place, isChallenge }: Expected): Promise<PasskeyUse | undefined> => {
  const { verifyAuthenticationResponse } = await library()
  return await orNothing(async () => {
    const { clientDataJSON, authenticatorData, signature } = proof.response
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...proof, response: { clientDataJSON, authenticatorData, signature }, clientExtensionResults: {} },
      expectedChallenge: isChallenge,
      expectedOrigin: place.origin,
      expectedRPID: place.domain,
      credential: { id: proof.id, publicKey: Uint8Array.from(publicKey), counter: 0 },
    })
    return verified ? { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp } : undefined
  })
}

interface MadePasskey extends PasskeyUse {
  readonly credentialId: string
  readonly publicKey: Uint8Array
}

/** Verifies that a passkey was made for the merchant's own page, by a device that has verified who holds it (Web Authentication Level 3, §7.1). */
export const verifyNew = async (made: NewPasskey, { place, isChallenge }: Expected): Promise<MadePasskey | undefined> => {
  const { verifyRegistrationResponse, decodeAttestationObject } = await library()
  return await orNothing(async () => {
    const { clientDataJSON, attestationObject } = made.response
    if (!FORMATS.includes(decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url'))).get('fmt'))) return undefined
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: isChallenge,
      expectedOrigin: place.origin,
      expectedRPID: place.domain,
    })
    if (!registrationInfo) return undefined
    const { credential, credentialBackedUp } = registrationInfo
    return { credentialId: credential.id, publicKey: credential.publicKey, counter: credential.counter, synced: credentialBackedUp }
  })
}

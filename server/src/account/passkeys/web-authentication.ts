import type { NewPasskey, PasskeyProof } from '@foyer/contract/account/passkeys/passkeys'
import type { PasskeyPlace } from './passkey-place.ts'
import type { Passkey, PasskeyUse } from './passkey.ts'

/** Few requests need it, and it takes its time to load. */
const library = async () => {
  // What it stands on looks for this when it is loaded; in the bundle of the server it would come too late.
  await import('reflect-metadata')
  const [{ verifyAuthenticationResponse, verifyRegistrationResponse }, { decodeAttestationObject, decodeClientDataJSON }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  /** A page of another site shows ours inside it. The library lets that pass where the browser does not name that site. */
  const isInsideAnother = (clientDataJSON: string): boolean => decodeClientDataJSON(clientDataJSON).crossOrigin === true
  return { verifyAuthenticationResponse, verifyRegistrationResponse, decodeAttestationObject, isInsideAnother }
}

interface Expected {
  readonly place: PasskeyPlace
  /** Whether this is a challenge that may be answered. */
  readonly isChallenge: (challenge: string) => boolean
}

/** Attestations for which the library fetches nothing: lists of revoked certificates lie at addresses that the device names. */
const FORMATS: readonly string[] = ['none', 'packed']
/** Ed25519, ES256 and RS256 (COSE): what browsers are asked for (web: blocks/account/passkey/ceremony.ts). */
const ALGORITHMS = [-8, -7, -257]

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
export const verifyUse = async (
  proof: PasskeyProof,
  { publicKey }: Pick<Passkey, 'publicKey'>,
  { place, isChallenge }: Expected,
): Promise<PasskeyUse | undefined> => {
  const { verifyAuthenticationResponse, isInsideAnother } = await library()
  return await orNothing(async () => {
    const { clientDataJSON, authenticatorData, signature } = proof.response
    if (isInsideAnother(clientDataJSON)) return undefined
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...proof, response: { clientDataJSON, authenticatorData, signature }, clientExtensionResults: {} },
      expectedChallenge: isChallenge,
      expectedOrigin: place.origin,
      expectedRPID: place.domain,
      credential: { id: proof.id, publicKey: Uint8Array.from(publicKey), counter: 0 },
    })
    const { newCounter, credentialDeviceType, credentialBackedUp } = authenticationInfo
    return verified ? { counter: newCounter, syncable: credentialDeviceType === 'multiDevice', synced: credentialBackedUp } : undefined
  })
}

interface MadePasskey extends PasskeyUse {
  readonly credentialId: string
  readonly publicKey: Uint8Array
}

/** Verifies that a passkey was made for the merchant's own page, by a device that has verified who holds it (Web Authentication Level 3, §7.1). */
export const verifyNew = async (made: NewPasskey, { place, isChallenge }: Expected): Promise<MadePasskey | undefined> => {
  const { verifyRegistrationResponse, decodeAttestationObject, isInsideAnother } = await library()
  return await orNothing(async () => {
    const { clientDataJSON, attestationObject } = made.response
    if (isInsideAnother(clientDataJSON)) return undefined
    if (!FORMATS.includes(decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url'))).get('fmt'))) return undefined
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: isChallenge,
      expectedOrigin: place.origin,
      expectedRPID: place.domain,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!registrationInfo) return undefined
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo
    // What is signed names the passkey once more, as long as it likes; the request's own name is as long as there may be one.
    if (credential.id !== made.id) return undefined
    const { id: credentialId, publicKey, counter } = credential
    return { credentialId, publicKey, counter, syncable: credentialDeviceType === 'multiDevice', synced: credentialBackedUp }
  })
}

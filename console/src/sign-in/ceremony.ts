import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { call, type OpAnswer, type OpRequest } from '#request/call.ts'

// Loaded when a passkey is used or made.

/** Has the person use a passkey; throws what the browser throws. */
export const provePasskey = async (): Promise<OpRequest<'session.passkeySignIn'>['passkey']> => {
  const { challenge, domain } = await call('session.passkeyOptions', {})
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: { challenge, rpId: domain, userVerification: 'required' } })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) } }
}

/** Has the person make a passkey; throws what the browser throws. */
export const makePasskey = async (begun: OpAnswer<'passkeys.begin'>): Promise<OpRequest<'passkeys.add'>['passkey']> => {
  const { challenge, domain, site, user, exclude } = begun
  const { id, rawId, type, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: domain, name: site },
      user: { id: user.id, name: user.name, displayName: user.name },
      // Ed25519, ES256 and RS256: what devices have.
      pubKeyCredParams: [-8, -7, -257].map(alg => ({ type: 'public-key', alg })),
      excludeCredentials: exclude.map(credential => ({ id: credential, type: 'public-key' })),
      // It names the person by itself, so that nobody needs to be asked for a login.
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  })
  return { id, rawId, type, response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject } }
}

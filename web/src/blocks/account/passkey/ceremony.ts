import type { CallAnswers, CallRequests } from '@foyer/contract'
import { browserSupportsWebAuthnAutofill, startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'
import type { Request } from '#request/request-client.ts'
import { hasPasskeys } from './passkey-faults.ts'

// Loaded when a passkey is used or made, or when the page is idle; nothing of it is part of a first load.

export type PasskeyProof = CallRequests['session.passkeyLogin']['passkey']

/** The field with the user name waits with a new challenge this long before the old one ends, s. */
const SPARE_S = 30

const proveBy = async ({ challenge, domain }: CallAnswers['session.passkeyOptions'], useBrowserAutofill: boolean): Promise<PasskeyProof> => {
  const optionsJSON = { challenge, rpId: domain, userVerification: 'required' as const }
  // The field is there, or will be: the form draws it.
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON, useBrowserAutofill, verifyBrowserAutofillInput: false })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) } }
}

/** Lets the player use a passkey; throws what the browser throws (`passkeyFault`). */
export const provePasskey = async (request: Request): Promise<PasskeyProof> => proveBy(await request('session.passkeyOptions', {}), false)

/**
 * Offers passkeys among what the browser fills into the field of the user name, and says when one was chosen. Without a word where the browser cannot,
 * or the server wants none. While a form of the page is being sent nothing is offered, so that nobody signs in twice at once; after a refusal it is offered
 * again when the player goes on typing. Returns a function that stops it.
 */
export const offerInField = (request: Request, onProof: (proof: PasskeyProof) => void): (() => void) => {
  let wanted = true
  /** The offer that the browser has now. */
  let current: object | undefined
  let renewal: ReturnType<typeof setTimeout> | undefined
  const offer = async (): Promise<void> => {
    const options = await request('session.passkeyOptions', {}, { alert: false })
    if (!wanted) return
    const mine = {}
    current = mine
    clearTimeout(renewal)
    // A later offer ends the one before.
    renewal = setTimeout(() => void begin(), (options.expiresIn - SPARE_S) * 1000)
    const proof = await proveBy(options, true).finally(() => {
      if (current !== mine) return
      // Chosen, or ended by another question of the browser's, which a new offer would end in its turn.
      current = undefined
      clearTimeout(renewal)
    })
    if (wanted) onProof(proof)
  }
  const begin = async (): Promise<void> => {
    if (wanted && (await browserSupportsWebAuthnAutofill())) await offer().catch(() => undefined)
  }
  const pause = (): void => {
    wanted = false
    clearTimeout(renewal)
    if (current) WebAuthnAbortService.cancelCeremony()
    current = undefined
  }
  const goOn = (): void => {
    if (wanted) return
    wanted = true
    void begin()
  }
  document.addEventListener('submit', pause)
  document.addEventListener('input', goOn)
  void begin()
  return () => {
    document.removeEventListener('submit', pause)
    document.removeEventListener('input', goOn)
    pause()
  }
}

/** Lets the player make a passkey; throws what the browser throws. */
export const makePasskey = async (begun: CallAnswers['member.passkeyBegin']): Promise<CallRequests['member.passkeyAdd']['passkey']> => {
  const { challenge, domain, site, user, exclude } = begun
  const { id, rawId, type, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: domain, name: site },
      user: { id: user.id, name: user.name, displayName: user.name },
      // Ed25519, ES256 and RS256: what devices have.
      pubKeyCredParams: [-8, -7, -257].map(alg => ({ type: 'public-key', alg })),
      excludeCredentials: exclude.map(credential => ({ id: credential, type: 'public-key' })),
      // It names the member by itself, so that nobody needs to be asked for a user name.
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  })
  return { id, rawId, type, response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject } }
}

interface Signals {
  readonly signalUnknownCredential?: (options: { readonly rpId: string; readonly credentialId: string }) => Promise<void>
}

/** Tells the browser that a passkey was removed, so that it no longer offers it; browsers that do not listen keep it (Web Authentication Level 3, §5.1.10). */
export const forgetPasskey = async ({ domain, credential }: { readonly domain: string; readonly credential: string }): Promise<void> => {
  if (!hasPasskeys()) return
  const signals = PublicKeyCredential as unknown as Signals
  await signals.signalUnknownCredential?.({ rpId: domain, credentialId: credential }).catch(() => undefined)
}

import { initializeApp } from '@firebase/app'
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPhoneNumber,
  signInWithPopup,
  type UserCredential,
} from '@firebase/auth'
import type { FirebaseSetting } from '@foyer/contract/account/identity/firebase-setting'

/** The identity provider's SDK. Each method resolves with an ID token for our server; failures have the provider's `auth/…` code. */
export interface IdentityEngine {
  /** Opens the SDK's window of 500 × 600 (spec 1 §9). Browsers allow it only during a tap. */
  popup(channel: 'google' | 'facebook'): Promise<string>
  /** Signs in with the credential of Google's one-tap. */
  oneTap(credential: string): Promise<string>
  /** Sends a code to the number (E.164) and resolves with a function that takes the code. `holder` is the element for an invisible reCAPTCHA. */
  sendCode(number: string, holder: HTMLElement): Promise<(code: string) => Promise<string>>
}

const tokenOf = ({ user }: UserCredential): Promise<string> => user.getIdToken()

/**
 * reCAPTCHA adds its question at the end of the page, where it is behind an open dialog and gets no input. This moves it into the
 * dialog. Returns a function that stops.
 */
const moveQuestionIntoDialog = (holder: HTMLElement): (() => void) => {
  const dialog = holder.closest('dialog')
  if (!dialog) return () => undefined
  const observer = new MutationObserver(records => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && node.querySelector('iframe[src*="/recaptcha/"]')) dialog.append(node)
  })
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}

/** Loads only the sign-in part of the SDK, and stores nobody in it because the session is ours. */
export const createIdentityEngine = (
  { apiKey, authDomain, projectId, appId, messagingSenderId, emulator }: FirebaseSetting,
  language: string,
): IdentityEngine => {
  const app = initializeApp({ apiKey, authDomain, projectId, ...(appId && { appId }), ...(messagingSenderId && { messagingSenderId }) })
  const auth = initializeAuth(app, { persistence: inMemoryPersistence, popupRedirectResolver: browserPopupRedirectResolver })
  auth.languageCode = language
  if (emulator) {
    connectAuthEmulator(auth, emulator, { disableWarnings: true })
    // The emulator asks no reCAPTCHA.
    auth.settings.appVerificationDisabledForTesting = true
  }
  const providers = { google: () => new GoogleAuthProvider(), facebook: () => new FacebookAuthProvider() }

  return {
    popup: async channel => tokenOf(await signInWithPopup(auth, providers[channel]())),
    oneTap: async credential => tokenOf(await signInWithCredential(auth, GoogleAuthProvider.credential(credential))),
    sendCode: async (number, holder) => {
      const stopMoving = moveQuestionIntoDialog(holder)
      const verifier = new RecaptchaVerifier(auth, holder, { size: 'invisible' })
      try {
        const pending = await signInWithPhoneNumber(auth, number, verifier)
        return async code => tokenOf(await pending.confirm(code))
      } finally {
        stopMoving()
        verifier.clear()
      }
    },
  }
}

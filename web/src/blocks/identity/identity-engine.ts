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
import type { FirebaseSetting } from '@foyer/contract/identity/firebase-setting'

/** The identity provider in the page. Each way ends in an ID token for our server; failures carry the provider's `auth/…` code. */
export interface IdentityEngine {
  /** In a window of 500 × 600, the SDK's own (spec 1 §9). Call it from a tap. */
  popup(channel: 'google' | 'facebook'): Promise<string>
  /** With what Google's one-tap gave. */
  oneTap(credential: string): Promise<string>
  /** Sends a code to the number (E.164); answers what takes the code. `holder` is where an invisible reCAPTCHA may stand. */
  sendCode(number: string, holder: HTMLElement): Promise<(code: string) => Promise<string>>
}

const tokenOf = ({ user }: UserCredential): Promise<string> => user.getIdToken()

/**
 * reCAPTCHA puts its question at the end of the page, where it lies beneath an open dialog and takes no input: it is moved into the
 * dialog that asks. Answers how to stop.
 */
const liftQuestion = (holder: HTMLElement): (() => void) => {
  const dialog = holder.closest('dialog')
  if (!dialog) return () => undefined
  const observer = new MutationObserver(records => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && node.querySelector('iframe[src*="/recaptcha/"]')) dialog.append(node)
  })
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}

/** Of the SDK loads what sign-in needs; it remembers nobody, for the session is ours. */
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
      const letDown = liftQuestion(holder)
      const verifier = new RecaptchaVerifier(auth, holder, { size: 'invisible' })
      try {
        const pending = await signInWithPhoneNumber(auth, number, verifier)
        return async code => tokenOf(await pending.confirm(code))
      } finally {
        letDown()
        verifier.clear()
      }
    },
  }
}

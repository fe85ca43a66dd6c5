import type { FirebaseSetting } from '@foyer/contract/account/identity/firebase-setting'
import { IdentityError } from './identity-problem.ts'
import { loadEngine } from './load-engine.ts'

export interface PhoneCode {
  /** Sends a code to the number (E.164), which replaces an earlier one; `near` is the element that asks for it. */
  send(number: string, near: Element): Promise<void>
  /** Resolves with the ID token if the code is right; if none was sent, it counts as expired (spec 1 §5, §8). */
  confirm(code: string): Promise<string>
}

/** A code that the identity provider sends and checks. */
export const createPhoneCode = (setting: FirebaseSetting, load: typeof loadEngine = loadEngine): PhoneCode => {
  let pending: ((code: string) => Promise<string>) | undefined
  return {
    send: async (number, near) => {
      const engine = await load(setting)
      // A new element each time, because reCAPTCHA cannot use one twice.
      const place = document.createElement('div')
      near.append(place)
      try {
        pending = await engine.sendCode(number, place)
      } finally {
        place.remove()
      }
    },
    confirm: async code => {
      if (!pending) throw new IdentityError('auth/code-expired')
      return pending(code)
    },
  }
}

import type { FirebaseSetting } from '@foyer/contract/identity/firebase-setting'
import { IdentityError } from './identity-problem.ts'
import { loadEngine } from './load-engine.ts'

export interface PhoneCode {
  /** Sends a code to the number (E.164) in place of the one before; `near` is the part of the page that asks. */
  send(number: string, near: Element): Promise<void>
  /** The ID token of whoever typed the right code in; without a code under way it has expired (spec 1 §5, §8). */
  confirm(code: string): Promise<string>
}

/** A code that the identity provider sends and checks. */
export const createPhoneCode = (setting: FirebaseSetting, load: typeof loadEngine = loadEngine): PhoneCode => {
  let pending: ((code: string) => Promise<string>) | undefined
  return {
    send: async (number, near) => {
      const engine = await load(setting)
      // A place of its own each time: reCAPTCHA draws into none twice.
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

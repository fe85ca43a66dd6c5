import type { FirebaseSetting } from '@foyer/contract/account/identity/firebase-setting'
import type { Origins } from '#kernel/pages/document/content-policy.ts'

/** The origins that Firebase's sign-in uses: its calls, the popup's handler, the reCAPTCHA before a phone code, Google's one-tap. */
export const firebaseOrigins = ({ authDomain, channels, emulator }: Pick<FirebaseSetting, 'authDomain' | 'channels' | 'emulator'>): Origins => {
  if (channels.length === 0) return {}
  return {
    script: [
      'https://apis.google.com',
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
      'https://accounts.google.com/gsi/',
    ],
    style: ['https://accounts.google.com/gsi/style'],
    img: ['https://www.gstatic.com'],
    frame: [`https://${authDomain}`, 'https://www.google.com/recaptcha/', 'https://accounts.google.com/gsi/'],
    connect: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://www.google.com/recaptcha/',
      'https://accounts.google.com/gsi/',
      ...(emulator ? [emulator] : []),
    ],
  }
}

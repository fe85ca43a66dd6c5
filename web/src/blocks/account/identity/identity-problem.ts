import type { Text } from '@foyer/texts'

const KNOWN = [
  'auth/code-expired',
  'auth/invalid-verification-code',
  'auth/invalid-phone-number',
  'auth/too-many-requests',
  'auth/network-request-failed',
  'auth/popup-blocked',
  'auth/popup-closed-by-user',
  'auth/user-disabled',
  'auth/account-exists-with-different-credential',
] as const

/** A second popup replaced the first one, so there is nothing to show (spec 1 §8). */
const IGNORED = 'auth/cancelled-popup-request'

/** A failure with an identity provider's code, thrown by us. */
export class IdentityError extends Error {
  readonly code: string

  constructor(code: string, message = code) {
    super(message)
    this.name = 'IdentityError'
    this.code = code
  }
}

/** The `auth/…` code of an identity provider's failure; undefined for other failures. */
export const identityCodeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('auth/') ? error.code : undefined

/** The message for the player: the text for the code, then the lines 'Code:' and 'Reason:' (spec 1 §8); null if there is none. */
export const identityProblem = (error: Error, code: string, t: Text<'errors'>): string | null => {
  if (code === IGNORED) return null
  const known = KNOWN.find(name => name === code) ?? 'auth/unknown'
  return [t(known), `${t('auth_code')} ${code}`, `${t('auth_reason')} ${error.message}`].join('\n')
}

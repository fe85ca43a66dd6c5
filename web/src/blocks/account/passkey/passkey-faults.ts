/** What a browser does when a passkey was not wanted after all, or is on this device already: it has told the player itself. */
const GIVEN_UP: readonly string[] = ['NotAllowedError', 'AbortError', 'InvalidStateError']
/** What a browser says where passkeys do not work, or not at this address (Web Authentication Level 3, §5.1.3 and §5.1.4). */
const OFF: readonly string[] = ['SecurityError', 'NotSupportedError', 'ConstraintError', 'UnknownError', 'EncodingError', 'TypeError']

/** Whether a failed use of a passkey is worth a word: undefined for an error of another kind, which is none of the browser's. */
export const passkeyFault = (error: unknown): 'given-up' | 'off' | undefined => {
  const name = error instanceof Error ? error.name : ''
  if (GIVEN_UP.includes(name)) return 'given-up'
  return OFF.includes(name) ? 'off' : undefined
}

/** Whether this browser has passkeys on this page. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function' && isSecureContext

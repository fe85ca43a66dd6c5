import { asciiDigits } from '@foyer/contract/patterns'
import type { Deps, Stores } from '#kernel/deps.ts'
import type { Owner } from '#kernel/owner-of.ts'

/** Spec 1 §4, Recovery codes. */
export const RECOVERY_CODES = 10
const LENGTH = 10
const GROUP = 5
/** Crockford's base 32: no letter looks like a digit. Ten characters hold 50 random bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const SEAL = 'recovery-code'

/** Spacing and letter case do not count, nor do letters that look like digits. */
export const plainRecoveryCode = (typed: string): string =>
  asciiDigits(typed)
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')

/** Recovery codes of a member: they are made once, stored as keyed digests, and each works once. */
export const recoveryCodes = ({ seals, randomToken }: Pick<Deps, 'seals' | 'randomToken'>) => {
  const hashOf = ({ merchant, memberId }: Owner, code: string): string =>
    seals.mark(SEAL, JSON.stringify([merchant, memberId, plainRecoveryCode(code)]))

  const newCode = (): string => {
    // A byte's last five bits name one of the 32 characters, each equally often.
    const letters = [...Buffer.from(randomToken(LENGTH), 'base64url')].map(byte => ALPHABET[byte % ALPHABET.length]).join('')
    return `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`
  }

  /** New codes in place of all earlier ones. */
  const make = async (unit: Stores, owner: Owner): Promise<string[]> => {
    const codes = Array.from({ length: RECOVERY_CODES }, newCode)
    await unit.recoveryCodes.replace(
      owner,
      codes.map(code => hashOf(owner, code)),
    )
    return codes
  }

  return {
    make,
    /** Codes for a member who turns a second factor on and has none left; undefined for others. */
    makeIfNone: async (unit: Stores, owner: Owner): Promise<string[] | undefined> =>
      (await unit.recoveryCodes.left(owner)) > 0 ? undefined : await make(unit, owner),
    hashOf,
  }
}

import { asciiDigits } from '@foyer/contract/patterns'

/** Number of digits of a one-time code and of an authenticator's code; the same as `VerificationCode` of the contract. */
export const CODE_DIGITS = 6
const CODE = /^[0-9]{6}$/

/** What the boxes show of what was typed or pasted. */
export const digitsOf = (typed: string): string =>
  asciiDigits(typed)
    .replace(/[^0-9]/g, '')
    .slice(0, CODE_DIGITS)

/** Removes spaces, which pasted codes may have, and converts digits of other scripts. */
export const codeOf = (typed: string | undefined): string => asciiDigits(typed ?? '').replace(/\s/g, '')

/** Text key (`errors`) of the code's error; undefined if it is valid. */
export const codeFault = (code: string): 'code_required' | 'code_format' | undefined => {
  if (code === '') return 'code_required'
  return CODE.test(code) ? undefined : 'code_format'
}

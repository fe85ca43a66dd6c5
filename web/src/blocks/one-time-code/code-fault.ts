import { asciiDigits } from '@foyer/contract/patterns'

/** The same as `VerificationCode` of the contract. */
const CODE = /^[0-9]{6}$/

/** Removes spaces, which pasted codes may have, and converts digits of other scripts. */
export const codeOf = (typed: string | undefined): string => asciiDigits(typed ?? '').replace(/\s/g, '')

/** Text key (`errors`) of the code's error; undefined if it is valid. */
export const codeFault = (code: string): 'code_required' | 'code_format' | undefined => {
  if (code === '') return 'code_required'
  return CODE.test(code) ? undefined : 'code_format'
}

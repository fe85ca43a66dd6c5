import { asciiDigits } from '@foyer/contract/patterns'

/** As `VerificationCode` of the contract. */
const CODE = /^[0-9]{6}$/

/** Some paste a code with a space in the middle, and some keyboards write digits of their own. */
export const codeOf = (typed: string | undefined): string => asciiDigits(typed ?? '').replace(/\s/g, '')

/** Text key (`errors`) of what is wrong with a code. */
export const codeFault = (code: string): 'code_required' | 'code_format' | undefined => {
  if (code === '') return 'code_required'
  return CODE.test(code) ? undefined : 'code_format'
}

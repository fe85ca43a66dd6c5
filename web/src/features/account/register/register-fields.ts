import { CODE_PATTERN } from '@foyer/contract/patterns'

export type RegisterField = 'username' | 'password' | 'referralCode'

const codePattern = new RegExp(CODE_PATTERN)

/** Text key (`errors`) of a referral code's error; the code may be left out. */
export const referralCodeFault = (code: string): 'referral_code_format' | undefined =>
  code === '' || codePattern.test(code) ? undefined : 'referral_code_format'

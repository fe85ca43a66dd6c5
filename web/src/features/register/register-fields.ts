import { CODE_PATTERN, USERNAME_PATTERN } from '@foyer/contract/patterns'

export type RegisterField = 'username' | 'password' | 'referralCode'

const usernamePattern = new RegExp(USERNAME_PATTERN)
const codePattern = new RegExp(CODE_PATTERN)

/** Text key (`errors`) of what is wrong with a user name to be. */
export const usernameFault = (username: string): 'username_required' | 'username_format' | undefined => {
  if (username === '') return 'username_required'
  return usernamePattern.test(username) ? undefined : 'username_format'
}

/** Text key (`errors`) of what is wrong with a referral code; it may be left out. */
export const referralCodeFault = (code: string): 'referral_code_format' | undefined =>
  code === '' || codePattern.test(code) ? undefined : 'referral_code_format'

import { CODE_PATTERN, USERNAME_PATTERN } from '@foyer/contract/patterns'

export type RegisterField = 'username' | 'password' | 'referralCode'

const usernamePattern = new RegExp(USERNAME_PATTERN)
const codePattern = new RegExp(CODE_PATTERN)

/** Text key (`errors`) of a new user name's error; undefined if it is valid. */
export const usernameFault = (username: string): 'username_required' | 'username_format' | undefined => {
  if (username === '') return 'username_required'
  return usernamePattern.test(username) ? undefined : 'username_format'
}

/** Text key (`errors`) of a referral code's error; the code may be left out. */
export const referralCodeFault = (code: string): 'referral_code_format' | undefined =>
  code === '' || codePattern.test(code) ? undefined : 'referral_code_format'

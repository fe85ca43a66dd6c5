import { CODE_PATTERN, USERNAME_PATTERN } from '@foyer/contract/patterns'
import { meetsAllRules } from '#blocks/password/password-rules.ts'

export type RegisterField = 'username' | 'password' | 'referralCode'

type Fault = 'username_required' | 'username_format' | 'password_required' | 'password.weak' | 'referral_code_format'

const username = new RegExp(USERNAME_PATTERN)
const code = new RegExp(CODE_PATTERN)

/** Text key (`errors`) of what is wrong with each field; `minLength` is the merchant's. */
export const faultsIn = (form: Readonly<Record<RegisterField, string>>, minLength: number): Partial<Record<RegisterField, Fault>> => ({
  ...(username.test(form.username) ? {} : { username: form.username ? 'username_format' : 'username_required' }),
  ...(meetsAllRules(form.password, form.username, minLength) ? {} : { password: form.password ? 'password.weak' : 'password_required' }),
  ...(!form.referralCode || code.test(form.referralCode) ? {} : { referralCode: 'referral_code_format' }),
})

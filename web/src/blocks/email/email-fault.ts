import { EMAIL_PATTERN } from '@foyer/contract/patterns'

const emailPattern = new RegExp(EMAIL_PATTERN)

/** Text key (`errors`) of what is wrong with an address. */
export const emailFault = (email: string): 'email_required' | 'email_format' | undefined => {
  if (email.trim() === '') return 'email_required'
  return emailPattern.test(email.trim()) ? undefined : 'email_format'
}

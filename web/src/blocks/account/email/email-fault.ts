import { EMAIL_PATTERN } from '@foyer/contract/patterns'

const emailPattern = new RegExp(EMAIL_PATTERN)

/** Text key (`errors`) of the address's error; undefined if it is valid. */
export const emailFault = (email: string): 'email_required' | 'email_format' | undefined => {
  if (email.trim() === '') return 'email_required'
  return emailPattern.test(email.trim()) ? undefined : 'email_format'
}

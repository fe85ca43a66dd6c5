import { USERNAME_PATTERN } from '@foyer/contract/patterns'

const pattern = new RegExp(USERNAME_PATTERN)

/** Text key (`errors`) of a new user name's error; undefined if it is valid. */
export const usernameFault = (username: string): 'username_required' | 'username_format' | undefined => {
  if (username === '') return 'username_required'
  return pattern.test(username) ? undefined : 'username_format'
}

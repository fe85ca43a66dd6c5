import type { Text } from '@foyer/texts'
import { showAlert } from '#notices/notices.ts'
import { identityCodeOf, identityProblem } from './identity-problem.ts'

/** Alerts a failure of the identity provider (spec 1 §8); false where it is none. */
export const tellIdentityProblem = (error: unknown, t: Text<'errors'>): boolean => {
  const code = identityCodeOf(error)
  if (code === undefined) return false
  const text = identityProblem(error as Error, code, t)
  if (text) showAlert(text)
  return true
}

import type { Text } from '@foyer/texts'
import { showAlert } from '#notices/notices.ts'
import { identityCodeOf, identityProblem } from './identity-problem.ts'

/** Shows a failure of the identity provider (spec 1 §8); false for other failures. */
export const showIdentityProblem = (error: unknown, t: Text<'errors'>): boolean => {
  const code = identityCodeOf(error)
  if (code === undefined) return false
  const text = identityProblem(error as Error, code, t)
  if (text) showAlert(text)
  return true
}

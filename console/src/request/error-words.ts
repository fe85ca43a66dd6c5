import { textsOf, wordsOf } from '#texts/catalogues.ts'
import { roleWords } from '#texts/role-words.ts'
import { OpError } from './op-error.ts'

/** The words of a failure, from the catalogue `errors`: under its code, and for a rule of the house under that rule's. */
export const errorWords = (error: unknown): string => {
  if (!(error instanceof OpError)) return textsOf('errors')('server.error')
  const forbidden = error.dataOf('staff.forbidden')
  if (forbidden) return textsOf('errors')('staff.forbidden', { roles: roleWords(forbidden.roles) })
  const tooMany = error.dataOf('request.too.many')
  if (tooMany) return textsOf('errors')('request.too.many', { count: tooMany.retryAfter })
  const refused = error.dataOf('act.refused')
  if (refused) return wordsOf('errors', refused.code, wordsOf('errors', 'act.refused'))
  const invalid = error.dataOf('request.invalid')
  const field = invalid?.fields[0]
  if (field) return textsOf('errors')('request.invalid', { place: field.path, reason: field.reason })
  return wordsOf('errors', error.code, wordsOf('errors', 'server.error'))
}

export const requestIdOf = (error: unknown): string | undefined => (error instanceof OpError ? error.requestId : undefined)

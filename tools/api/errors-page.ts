import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@foyer/contract'
import { COMMON_ERRORS, ENCRYPTION_ERRORS, errors, SESSION_ERRORS, type ErrorCode } from '@foyer/contract/errors'
import { describe } from '../../server/src/kernel/http/docs/describe.ts'
import { fieldsOf } from '../../server/src/kernel/http/docs/open-api-request.ts'

const TEXTS = join(import.meta.dirname, '../../texts/EN/errors.json')

const dataOf = (code: ErrorCode): string =>
  fieldsOf(errors[code].data)
    .map(({ name, schema, required }) => {
      const { description } = schema
      return `\`${name}${required ? '' : '?'}: ${describe(schema)}\`${typeof description === 'string' ? ` (${description})` : ''}`
    })
    .join(', ')

const GROUPS: readonly (readonly [title: string, about: string, codes: readonly ErrorCode[]])[] = [
  ['Of every call', 'Any call may be refused with these.', COMMON_ERRORS],
  ['Of calls with a session', 'Besides, calls that need a session. Status 401 means nothing else.', SESSION_ERRORS],
  ['Of encrypted calls', 'Besides, calls whose body is sealed.', ENCRYPTION_ERRORS],
]

/** docs/api/errors.md: every error code with its status, what comes with it, its words in English, and the calls that name it. */
export const errorsPage = (): string => {
  const words = JSON.parse(readFileSync(TEXTS, 'utf8')) as Readonly<Record<string, unknown>>
  const givenBy = (code: ErrorCode): string[] =>
    Object.entries(calls).flatMap(([name, call]) => ((call.errors as readonly ErrorCode[]).includes(code) ? [`\`${name}\``] : []))
  const entry = (code: ErrorCode, names: readonly string[] = []): string => {
    const [word, data] = [words[code], dataOf(code)]
    return [
      `- \`${code}\` ${errors[code].status}`,
      ...(typeof word === 'string' ? [`: ${word}`] : []),
      ...(data === '' ? [] : [` With ${data}`]),
      ...(names.length > 0 ? [`\n  - ${names.join(', ')}`] : []),
    ].join('')
  }
  const shared = new Set(GROUPS.flatMap(([, , codes]) => codes))
  const own = (Object.keys(errors) as ErrorCode[]).filter(code => !shared.has(code))
  return [
    '# The errors of the calls',
    '',
    'Made by `npm run openapi` from `contract/src/errors.ts` and the declarations of the calls.',
    '',
    'A refused call answers `{"success": false, "errorCode": …, "message": …, "value"?: …}`. Decide by the code and never by the words: `message` is for the player, in the language of the header. `value` is there only where fields are named here, after the words in English. The calls below a code name it in their declaration. Sums are in the smallest unit of the currency.',
    ...GROUPS.flatMap(([title, about, codes]) => ['', `## ${title}`, '', about, '', ...codes.map(code => entry(code))]),
    '',
    '`server.error` has status 503, `retryAfter` and the header `Retry-After` where the fault passes by itself.',
    '',
    '## Of single calls',
    '',
    ...own.map(code => entry(code, givenBy(code))),
    '',
  ].join('\n')
}

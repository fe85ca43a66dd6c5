import type { ErrorObject } from 'ajv'
import type { SchemaNode } from './choices.ts'
import { escapeStep } from './references.ts'

/** A place in a file and its fault, in words for the writer of the file. */
export interface Finding {
  /** JSON pointer; empty for the file itself. */
  readonly path: string
  readonly reason: string
}

export const oneOf = (values: readonly unknown[]): string => `must be one of ${values.map(value => JSON.stringify(value)).join(', ')}`

const articles: Readonly<Record<string, string>> = { integer: 'a whole number', object: 'an object', array: 'a list', null: 'null' }
export const kindOf = ({ type }: SchemaNode): string =>
  [type ?? []]
    .flat()
    .map(name => articles[name] ?? `a ${name}`)
    .join(' or ')

const count = (limit: unknown, one: string, many: string): string => `${String(limit)} ${limit === 1 ? one : many}`

const reasons: Readonly<Record<string, (error: ErrorObject) => string>> = {
  pattern: ({ parentSchema, message = 'does not fit' }) => (parentSchema as SchemaNode | undefined)?.message ?? message,
  minLength: ({ params }) =>
    params['limit'] === 1 ? 'must not be empty' : `must have at least ${count(params['limit'], 'character', 'characters')}`,
  maxLength: ({ params }) => `must have at most ${count(params['limit'], 'character', 'characters')}`,
  minItems: ({ params }) => `must have at least ${count(params['limit'], 'entry', 'entries')}`,
  maxItems: ({ params }) => `must have at most ${count(params['limit'], 'entry', 'entries')}`,
  uniqueItems: () => 'must not name the same twice',
  minimum: ({ params }) => `must be ${String(params['limit'])} or more`,
  maximum: ({ params }) => `must be ${String(params['limit'])} or less`,
  const: ({ params }) => `must be ${JSON.stringify(params['allowedValue'])}`,
}

export const explainOne = (error: ErrorObject): Finding => {
  const { keyword, instancePath, params, message = 'does not fit' } = error
  if (keyword === 'additionalProperties')
    return { path: `${instancePath}/${escapeStep(String(params['additionalProperty']))}`, reason: 'is no known setting' }
  if (keyword === 'required') return { path: `${instancePath}/${escapeStep(String(params['missingProperty']))}`, reason: 'is missing' }
  return { path: instancePath, reason: reasons[keyword]?.(error) ?? message }
}

import type { ErrorObject } from 'ajv'
import { discriminatorOf, membersFor, valuesOf, type SchemaNode } from './choices.ts'
import { escapeStep } from './references.ts'

/** A place in a file and its fault, in words for the writer of the file. */
export interface Finding {
  /** JSON pointer; empty for the file itself. */
  readonly path: string
  readonly reason: string
}

/** Reports a fault at a JSON pointer of the file. */
export type Report = (path: string, reason: string) => void

const oneOf = (values: readonly unknown[]): string => `must be one of ${values.map(value => JSON.stringify(value)).join(', ')}`

const articles: Readonly<Record<string, string>> = { integer: 'a whole number', object: 'an object', array: 'a list', null: 'null' }
const kindOf = ({ type }: SchemaNode): string =>
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

const explainOne = (error: ErrorObject): Finding => {
  const { keyword, instancePath, params, message = 'does not fit' } = error
  if (keyword === 'additionalProperties')
    return { path: `${instancePath}/${escapeStep(String(params['additionalProperty']))}`, reason: 'is no known setting' }
  if (keyword === 'required') return { path: `${instancePath}/${escapeStep(String(params['missingProperty']))}`, reason: 'is missing' }
  return { path: instancePath, reason: reasons[keyword]?.(error) ?? message }
}

/** Whether an error was found while trying a member of the choice. */
const isWithin = (choice: ErrorObject, error: ErrorObject): boolean =>
  error !== choice &&
  error.schemaPath.startsWith(`${choice.schemaPath}/`) &&
  (error.instancePath === choice.instancePath || error.instancePath.startsWith(`${choice.instancePath}/`))

/** If no member of a choice fits, explains the member that was probably meant, if that can be told, instead of all of them. */
const explainChoice = (choice: ErrorObject, inner: readonly ErrorObject[]): readonly Finding[] => {
  const path = choice.instancePath
  const members = choice.schema as readonly SchemaNode[]
  const errorsOf = (at: number) => inner.filter(({ schemaPath }) => schemaPath.startsWith(`${choice.schemaPath}/${at}/`))
  const values = valuesOf({ anyOf: members })
  if (values) return [{ path, reason: oneOf(values) }]

  const ofItsKind = [...members.keys()].filter(at => !errorsOf(at).some(error => error.keyword === 'type' && error.instancePath === path))
  if (ofItsKind.length === 0) return [{ path, reason: `must be ${[...new Set(members.map(kindOf))].join(' or ')}` }]
  const discriminator = discriminatorOf(members)
  const meant = discriminator === undefined ? ofItsKind : membersFor(members, discriminator, choice.data)
  const [only] = meant
  if (meant.length === 1 && only !== undefined) return explain(errorsOf(only))
  if (discriminator === undefined || meant.length > 1) return [{ path, reason: 'fits none of the allowed shapes' }]
  const isThere = Object.hasOwn(choice.data as object, discriminator)
  const allowed = members.flatMap(({ properties }) => valuesOf(properties?.[discriminator] ?? {}) ?? [])
  return [{ path: `${path}/${discriminator}`, reason: isThere ? oneOf(allowed) : `is missing: ${oneOf(allowed)}` }]
}

/** Turns Ajv's errors (`allErrors`, `verbose`) into findings, each fault once and in plain words. */
export const explain = (errors: readonly ErrorObject[]): readonly Finding[] => {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf')
  const outer = choices.filter(choice => !choices.some(other => isWithin(other, choice)))
  const plain = errors.filter(error => !outer.includes(error) && !outer.some(choice => isWithin(choice, error)))
  return [
    ...plain.map(explainOne),
    ...outer.flatMap(choice =>
      explainChoice(
        choice,
        errors.filter(error => isWithin(choice, error)),
      ),
    ),
  ]
}

import type { ErrorObject } from 'ajv'
import { discriminatorOf, membersFor, valuesOf, type SchemaNode } from './choices.ts'
import { type Finding, oneOf, kindOf, explainOne } from './reasons.ts'

/** Reports a fault at a JSON pointer of the file. */
export type Report = (path: string, reason: string) => void

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

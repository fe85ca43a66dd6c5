import { discriminatorOf, membersFor, type SchemaNode } from './choices.ts'

/** A place where a file names something that is defined elsewhere. */
export interface Reference {
  readonly to: 'asset' | 'secret'
  /** JSON pointer. */
  readonly path: string
  readonly name: string
}

export const escapeStep = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1')

const branchesOf = (members: readonly SchemaNode[], value: unknown): readonly SchemaNode[] => {
  const discriminator = discriminatorOf(members)
  if (discriminator === undefined) return members
  const chosen = membersFor(members, discriminator, value)
  return members.filter((_, at) => chosen.includes(at))
}

/** The assets and secrets that a value names at places where its schema has `refersTo`. */
export const referencesIn = (schema: SchemaNode, value: unknown, path = ''): readonly Reference[] => {
  if (value === undefined || value === null) return []
  if (schema.refersTo !== undefined) return typeof value === 'string' ? [{ to: schema.refersTo, path, name: value }] : []
  if (schema.anyOf) return branchesOf(schema.anyOf, value).flatMap(member => referencesIn(member, value, path))
  if (Array.isArray(value)) return value.flatMap((item, at) => referencesIn(schema.items ?? {}, item, `${path}/${at}`))
  if (typeof value !== 'object') return []
  const [rest = {}] = Object.values(schema.patternProperties ?? {})
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined
    return referencesIn(own ?? rest, inner, `${path}/${escapeStep(key)}`)
  })
}

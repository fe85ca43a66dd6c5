/** What of a JSON schema is looked at to tell the members of a choice apart. */
export interface SchemaNode {
  readonly const?: unknown
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly items?: SchemaNode
  readonly anyOf?: readonly SchemaNode[]
  readonly patternProperties?: Readonly<Record<string, SchemaNode>>
  /** Said instead of a pattern that a value does not match. */
  readonly message?: string
  /** What the value is the name of. */
  readonly refersTo?: 'asset' | 'secret'
}

/** The values of a fixed choice, e.g. `['tls', 'none']`; undefined where anything else may stand. */
export const valuesOf = (schema: SchemaNode): readonly unknown[] | undefined => {
  if ('const' in schema) return [schema.const]
  const members = schema.anyOf?.map(valuesOf)
  return members?.every(values => values !== undefined) ? members.flat() : undefined
}

/** The property whose fixed values tell the shapes of a choice apart, e.g. `provider`. */
export const discriminatorOf = (members: readonly SchemaNode[]): string | undefined =>
  Object.keys(members[0]?.properties ?? {}).find(name =>
    members.every(({ properties }) => properties?.[name] !== undefined && valuesOf(properties[name]) !== undefined),
  )

/** The places of the members whose discriminator is the value's. */
export const membersFor = (members: readonly SchemaNode[], discriminator: string, value: unknown): readonly number[] => {
  const chosen: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, discriminator) : undefined
  return [...members.keys()].filter(at => valuesOf(members[at]?.properties?.[discriminator] ?? {})?.includes(chosen))
}

/** The parts of a JSON schema that distinguish the members of a choice. */
export interface SchemaNode {
  readonly const?: unknown
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly items?: SchemaNode
  readonly anyOf?: readonly SchemaNode[]
  readonly patternProperties?: Readonly<Record<string, SchemaNode>>
  /** The message if a value does not match the pattern. */
  readonly message?: string
  /** What the value names. */
  readonly refersTo?: 'asset' | 'secret'
}

/** The values of a fixed choice, e.g. `['tls', 'none']`; undefined if other values are allowed. */
export const valuesOf = (schema: SchemaNode): readonly unknown[] | undefined => {
  if ('const' in schema) return [schema.const]
  const members = schema.anyOf?.map(valuesOf)
  return members?.every(values => values !== undefined) ? members.flat() : undefined
}

/** The property whose fixed values distinguish the shapes of a choice, e.g. `provider`. */
export const discriminatorOf = (members: readonly SchemaNode[]): string | undefined =>
  Object.keys(members[0]?.properties ?? {}).find(name =>
    members.every(({ properties }) => properties?.[name] !== undefined && valuesOf(properties[name]) !== undefined),
  )

/** The indexes of the members whose discriminator has the value's. */
export const membersFor = (members: readonly SchemaNode[], discriminator: string, value: unknown): readonly number[] => {
  const chosen: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, discriminator) : undefined
  return [...members.keys()].filter(at => valuesOf(members[at]?.properties?.[discriminator] ?? {})?.includes(chosen))
}

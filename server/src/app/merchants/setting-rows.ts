import { discriminatorOf, valuesOf, type SchemaNode } from '#kernel/merchants/json/choices.ts'

/** The parts of a schema that the table uses. */
interface Described extends SchemaNode {
  readonly description?: string
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, Described>>
  readonly items?: Described
  readonly anyOf?: readonly Described[]
  readonly patternProperties?: Readonly<Record<string, Described>>
  readonly required?: readonly string[]
}

export interface SettingRow {
  /** Steps separated by dots; `[]` is any item of a list, `<key>` any key. */
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly fallback: unknown
  readonly meaning: string
}

export const json = (value: unknown): string => JSON.stringify(value)

const typeOf = (schema: Described): string => {
  const values = valuesOf(schema)
  if (values) return values.length > 6 ? `one of ${values.length} values` : values.map(json).join(' or ')
  if (schema.refersTo !== undefined) return schema.refersTo === 'secret' ? 'name of a secret' : 'picture file'
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  if (schema.items) return `list of ${typeOf(schema.items)}`
  if (schema.type === 'integer') return 'whole number'
  if (schema.type === 'string') return 'text'
  return String(schema.type)
}

/** Every setting in a schema, once, in the order of the schema. */
export const rowsOf = (schema: Described, at = '', isRequired = true): readonly SettingRow[] => {
  const own = { name: at, type: typeOf(schema), isRequired, fallback: schema.default, meaning: schema.description ?? '' }
  const shapes = schema.anyOf?.filter(member => member.properties) ?? []
  if (shapes.length > 0) return [own, ...shapes.flatMap(member => rowsOfShape(member, at, discriminatorOf(shapes)))]
  if (schema.items) return [own, ...rowsOf(schema.items, `${at}[]`).filter(({ name }) => name !== `${at}[]`)]
  const [rest] = Object.values(schema.patternProperties ?? {})
  const inner = [...propertyRows(schema, at), ...(rest ? rowsOf(rest, step(at, '<key>')).filter(({ name }) => name !== step(at, '<key>')) : [])]
  // An object that only groups settings and has no description needs no row.
  return at === '' || (inner.length > 0 && own.meaning === '') ? inner : [own, ...inner]
}

const step = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`)

const propertyRows = ({ properties = {}, required = [] }: Described, at: string): readonly SettingRow[] =>
  Object.entries(properties).flatMap(([name, inner]) => rowsOf(inner, step(at, name), required.includes(name)))

/** One shape of a choice: its settings, named with the value that selects it. */
const rowsOfShape = (shape: Described, at: string, discriminator: string | undefined): readonly SettingRow[] => {
  const chosen = discriminator === undefined ? undefined : shape.properties?.[discriminator]
  const label = chosen && valuesOf(chosen)?.map(String).join('/')
  const place = label === undefined ? at : `${at}:${label}`
  return propertyRows(shape, place).map(row =>
    discriminator !== undefined && row.name === step(place, discriminator) ? { ...row, meaning: row.meaning || `chooses ${label}` } : row,
  )
}

/** The parts of a JSON schema that a form is made from: what each kind of content declares on the server. */
export interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly pattern?: string
  readonly refersTo?: string
  readonly maxLength?: number
}

export interface FieldOf {
  readonly name: string
  readonly schema: Schema
  readonly isRequired: boolean
}

/** How a value is written in the form. */
export type Shape =
  | { readonly kind: 'words' | 'picture' | 'moment' | 'flag' | 'json' }
  | { readonly kind: 'text'; readonly isLong: boolean }
  | { readonly kind: 'number' }
  | { readonly kind: 'choice' | 'choices'; readonly options: readonly string[] }
  | { readonly kind: 'list' | 'map'; readonly item: Schema }
  | { readonly kind: 'group'; readonly fields: readonly FieldOf[] }
  /** One of several groups; the field `by` says which. */
  | { readonly kind: 'variant'; readonly by: string; readonly members: readonly { readonly value: string; readonly schema: Schema }[] }

/** From so many characters on a text has several lines. */
const LONG = 300
const MOMENT = '^\\d{4}-\\d{2}-\\d{2}T'

const constOf = ({ const: value, enum: values }: Schema): string | undefined =>
  typeof value === 'string' ? value : values?.length === 1 && typeof values[0] === 'string' ? values[0] : undefined

const optionsOf = ({ anyOf, enum: values, const: only }: Schema): readonly string[] | undefined => {
  const all = anyOf?.map(constOf) ?? values ?? (only === undefined ? [] : [only])
  const texts = all.filter(value => typeof value === 'string')
  return texts.length > 0 && texts.length === all.length ? texts : undefined
}

const variantOf = (members: readonly Schema[]): Shape | undefined => {
  const by = Object.keys(members[0]?.properties ?? {}).find(name =>
    members.every(({ properties }) => constOf(properties?.[name] ?? {}) !== undefined),
  )
  if (by === undefined) return undefined
  return { kind: 'variant', by, members: members.map(schema => ({ value: constOf(schema.properties?.[by] ?? {}) ?? '', schema })) }
}

const shapeOfObject = ({ properties, patternProperties, required = [], description = '' }: Schema): Shape => {
  const [item] = Object.values(patternProperties ?? {})
  if (item && !properties) return item.type === 'string' && description.startsWith('language code') ? { kind: 'words' } : { kind: 'map', item }
  return {
    kind: 'group',
    fields: Object.entries(properties ?? {}).map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) })),
  }
}

export const shapeOf = (schema: Schema): Shape => {
  if (schema.refersTo === 'asset') return { kind: 'picture' }
  const options = optionsOf(schema)
  if (options) return { kind: 'choice', options }
  if (schema.anyOf) return variantOf(schema.anyOf) ?? { kind: 'json' }
  if (schema.type === 'object') return shapeOfObject(schema)
  if (schema.type === 'array' && schema.items) {
    const of = optionsOf(schema.items)
    return of ? { kind: 'choices', options: of } : { kind: 'list', item: schema.items }
  }
  if (schema.type === 'boolean') return { kind: 'flag' }
  if (schema.type === 'integer' || schema.type === 'number') return { kind: 'number' }
  if (schema.type === 'string' && schema.pattern?.startsWith(MOMENT)) return { kind: 'moment' }
  if (schema.type === 'string') return { kind: 'text', isLong: (schema.maxLength ?? 0) >= LONG }
  return { kind: 'json' }
}

import type { TSchema } from 'typebox'
import type { Json } from './json.ts'

/** Schemas by the name under which a description shares them. */
export type NamedSchemas = Readonly<Record<string, TSchema>>

/** What of our schemas is no JSON Schema: the words of a fault, and what a merchant's field refers to. */
const OWN_KEYWORDS = new Set(['message', 'refersTo'])

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A choice between constants of one type is an `enum`, which generators of clients know better. */
const asEnum = ({ anyOf, ...rest }: Json): Json => {
  const choices = asList(anyOf).filter(isObject)
  const types = new Set(choices.map(({ type }) => type))
  const isChoice = choices.length > 1 && types.size === 1 && choices.every(choice => 'const' in choice && Object.keys(choice).length === 2)
  return isChoice ? { type: choices[0]?.type, enum: choices.map(choice => choice.const), ...rest } : { anyOf, ...rest }
}

/** The dialect of OpenAPI 3.1, JSON Schema 2020-12, has other words for the items of a tuple. */
const withTuple = ({ items, additionalItems, ...rest }: Json): Json =>
  Array.isArray(items) ? { ...rest, prefixItems: items, items: additionalItems ?? false } : { ...rest, ...(items !== undefined && { items }) }

const alone = ({ description: _, ...rest }: Json): string => JSON.stringify(rest)

/** Whether a schema has a form of its own, so that another one of the same form is the same. */
const hasForm = (schema: Json): boolean => ['properties', 'anyOf', 'enum', 'items'].some(keyword => keyword in schema)
/** The same of one with its words: two numbers without any may be alike by accident. */
const hasMeaning = (schema: Json): boolean => hasForm(schema) || 'description' in schema

/**
 * Turns schemas of the contract into JSON Schema 2020-12. A schema that is also in `named` becomes a reference to `#/components/schemas/<name>`; a
 * description of its own stays beside the reference.
 */
export const jsonSchemas = (named: NamedSchemas = {}) => {
  const exact = new Map(
    Object.entries(named).flatMap(([name, schema]) => (hasMeaning(schema as Json) ? [[JSON.stringify(schema), name] as const] : [])),
  )
  const byForm = new Map(Object.entries(named).flatMap(([name, schema]) => (hasForm(schema as Json) ? [[alone(schema as Json), name] as const] : [])))
  const used = new Set<string>()

  const nameOf = (schema: Json): string | undefined => exact.get(JSON.stringify(schema)) ?? byForm.get(alone(schema))

  const each = (value: unknown, convert: (schema: Json) => Json): unknown => {
    if (Array.isArray(value)) return value.map(one => (isObject(one) ? convert(one) : one))
    return isObject(value) ? convert(value) : value
  }
  const eachField = (fields: unknown): Json =>
    Object.fromEntries(Object.entries((fields ?? {}) as Json).map(([name, field]) => [name, each(field, schemaOf)]))

  /** The schema itself, whatever its name. */
  const bodyOf = (schema: Json): Json => {
    const keywords = Object.entries(schema).filter(([keyword]) => !OWN_KEYWORDS.has(keyword))
    const converted = keywords.map(([keyword, value]): [string, unknown] => {
      if (keyword === 'properties' || keyword === 'patternProperties') return [keyword, eachField(value)]
      if (['items', 'additionalProperties', 'additionalItems', 'anyOf'].includes(keyword)) return [keyword, each(value, schemaOf)]
      return [keyword, value]
    })
    const body = withTuple(Object.fromEntries(converted))
    return 'anyOf' in body ? asEnum(body) : body
  }

  const schemaOf = (schema: Json): Json => {
    const name = nameOf(schema)
    if (name === undefined) return bodyOf(schema)
    used.add(name)
    const { description } = schema
    const own = description !== undefined && description !== (named[name] as Json | undefined)?.description
    return { $ref: `#/components/schemas/${name}`, ...(own && { description }) }
  }

  /** The named schemas that were referred to so far, and those to which they refer, in order of the alphabet. */
  const components = (): Json => {
    const bodies = new Map<string, Json>()
    for (let left = [...used]; left.length > 0; left = [...used].filter(name => !bodies.has(name)))
      for (const name of left) bodies.set(name, bodyOf(named[name] as Json))
    return Object.fromEntries([...bodies].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }

  return { schemaOf: (schema: TSchema | Json): Json => schemaOf(schema as Json), components }
}

export type JsonSchemas = ReturnType<typeof jsonSchemas>

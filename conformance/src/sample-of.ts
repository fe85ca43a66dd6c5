import { sample, stringMatching } from 'fast-check'

type Json = Readonly<Record<string, unknown>>

const asObject = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

/** The same each time, so that what is written with samples changes with the schemas alone. */
const SEED = 20
const matches = new Map<string, string>()
const matching = (pattern: string): string => {
  const known = matches.get(pattern)
  if (known !== undefined) return known
  const [text = ''] = sample(stringMatching(new RegExp(pattern)), { numRuns: 1, seed: SEED })
  matches.set(pattern, text)
  return text
}

const A_MOMENT = '2026-03-14T15:09:26.535Z'
const textOf = ({ pattern, minLength, maxLength, description }: Json): string => {
  if (typeof pattern === 'string') return matching(pattern)
  if (typeof description === 'string' && description.startsWith('ISO 8601')) return A_MOMENT
  return 'text'.padEnd(numberOf(minLength, 0), 'x').slice(0, numberOf(maxLength, Infinity))
}

const integerOf = ({ minimum, exclusiveMinimum, maximum }: Json): number =>
  Math.min(numberOf(maximum, Infinity), Math.max(numberOf(minimum, 1), numberOf(exclusiveMinimum, 0) + 1))

const listOf = ({ items, minItems }: Json, full: boolean): readonly unknown[] => {
  if (Array.isArray(items)) return items.map(item => sampleOf(item, full))
  return Array.from({ length: numberOf(minItems, full ? 1 : 0) }, () => sampleOf(items, full))
}

const objectOf = ({ properties, required, patternProperties, maxProperties }: Json, full: boolean): Json => {
  const needed = asList(required).map(String)
  const names = full ? [...new Set([...needed, ...Object.keys(asObject(properties))])].slice(0, numberOf(maxProperties, Infinity)) : needed
  const open = full ? Object.entries(asObject(patternProperties)).map(([pattern, schema]) => [matching(pattern), sampleOf(schema, full)]) : []
  return Object.fromEntries([...names.map(name => [name, sampleOf(asObject(properties)[name], full)]), ...open]) as Json
}

/** Something that fits a schema, the same each time: `full` with every optional field, otherwise with what is required alone. */
export const sampleOf = (schema: unknown, full = false): unknown => {
  const one = asObject(schema)
  const [example] = asList(one['examples'])
  if (example !== undefined) return example
  if ('const' in one) return one['const']
  const [first] = asList(one['enum'] ?? one['anyOf'])
  if (first !== undefined) return one['enum'] === undefined ? sampleOf(first, full) : first
  switch (one['type']) {
    case 'string':
      return textOf(one)
    case 'integer':
    case 'number':
      return integerOf(one)
    case 'boolean':
      return true
    case 'array':
      return listOf(one, full)
    case 'object':
      return objectOf(one, full)
    default:
      return null
  }
}

import type { Json } from './json.ts'

const asArray = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : [])

const bounds = ({ minimum, maximum, minLength, maxLength, minItems }: Json): string => {
  const [least, most] = [minimum ?? minLength ?? minItems, maximum ?? maxLength].map(bound => (typeof bound === 'number' ? String(bound) : ''))
  return least || most ? ` ${least}…${most}` : ''
}

/** Describes a schema briefly for a reader of the page: `'EN' | 'CN'`, `integer 1…99`, `{ lanes: …[] }`. */
export const describe = (schema: Json): string => {
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.anyOf) return asArray(schema.anyOf).map(describe).join(' | ')
  if (schema.type === 'array') return `${describe((schema.items ?? {}) as Json)}[]`
  if (schema.type === 'object') {
    const fields = Object.keys(schema.properties ?? {})
    return fields.length ? `{ ${fields.join(', ')} }` : '{}'
  }
  if (typeof schema.pattern === 'string') return `string ${schema.pattern}`
  return `${typeof schema.type === 'string' ? schema.type : 'any'}${bounds(schema)}`
}

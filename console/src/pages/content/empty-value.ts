import { type Schema, shapeOf } from './schema-rules.ts'

/** What a new entry begins with: its required fields, empty. What is missing in them the server says. */
export const emptyOf = (schema: Schema): unknown => {
  const shape = shapeOf(schema)
  if (shape.kind === 'words' || shape.kind === 'map') return {}
  if (shape.kind === 'list' || shape.kind === 'choices') return []
  if (shape.kind === 'flag') return false
  if (shape.kind === 'number') return 0
  if (shape.kind === 'choice') return shape.options[0]
  if (shape.kind === 'group')
    return Object.fromEntries(shape.fields.filter(({ isRequired }) => isRequired).map(field => [field.name, emptyOf(field.schema)]))
  if (shape.kind === 'variant') return shape.members[0] && emptyOf(shape.members[0].schema)
  return ''
}

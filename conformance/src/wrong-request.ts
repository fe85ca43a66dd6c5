type Json = Readonly<Record<string, unknown>>

/** A text that a pattern, a list of texts or a whole number does not allow. */
const NO_SUCH = '\u0001 no such'

const wrongText = ({ pattern, maxLength, type, const: only, anyOf, enum: values }: Json): unknown => {
  if (pattern !== undefined || only !== undefined || anyOf !== undefined || values !== undefined) return NO_SUCH
  if (type === 'integer' || type === 'number' || type === 'boolean') return NO_SUCH
  return typeof maxLength === 'number' ? 'x'.repeat(maxLength + 1) : undefined
}

/**
 * `right`, changed so that it does not fit the schema: without the first field that must be there, or, where none must, with a value that a field
 * cannot have. Undefined where everything fits. A query has texts alone; JSON has types.
 */
export const wrongRequest = (schema: Json, right: Json, isQuery: boolean): Json | undefined => {
  const { required, properties = {} } = schema as { readonly required?: readonly string[]; readonly properties?: Readonly<Record<string, Json>> }
  const [must] = required ?? []
  if (must !== undefined) return Object.fromEntries(Object.entries(right).filter(([name]) => name !== must))
  for (const [name, field] of Object.entries(properties)) {
    const wrong = isQuery ? wrongText(field) : { no: 'such' }
    if (wrong !== undefined) return { ...right, [name]: wrong }
  }
  return undefined
}

import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'

/** The text as JSON of this form; undefined if it is none. */
export const readJson = <Schema extends TSchema>(schema: Schema, text: string): Static<Schema> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return Check(schema, value) ? value : undefined
  } catch {
    return undefined
  }
}

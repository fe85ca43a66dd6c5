import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'

/** The body as JSON of this form; undefined if it is none. */
export const parsed = <Schema extends TSchema>(schema: Schema, body: unknown): Static<Schema> | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.isBuffer(body) ? body.toString() : String(body))
    return Check(schema, value) ? value : undefined
  } catch {
    return undefined
  }
}

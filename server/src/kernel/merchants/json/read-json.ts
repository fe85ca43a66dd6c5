import { Ajv, type ValidateFunction } from 'ajv'
import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'
import type { Fault } from '#kernel/merchants/fault.ts'
import { explain } from './explain.ts'
import { soundPart, type Sound } from './sound.ts'

// Optimising the code would take a third of the time of compiling it, and each file is checked only when it has changed.
const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, verbose: true, code: { optimize: false } })
ajv.addVocabulary(['message', 'refersTo'])
// Ajv's own comparison throws where an object has a key "toString" or "valueOf".
ajv.removeKeyword('uniqueItems')
ajv.addKeyword({
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  validate: (isWanted: boolean, items: readonly unknown[]) => !isWanted || new Set(items.map(item => JSON.stringify(item))).size === items.length,
})

/** A JSON file: its value if all of it fits its schema, otherwise every fault and the valid parts. */
export interface JsonRead<Value> {
  readonly value?: Value
  /** Undefined if nothing is valid. */
  readonly sound: Sound<Value> | undefined
  readonly faults: readonly Fault[]
}

/** Makes a reader for one kind of JSON file. */
export const jsonReader = <Schema extends TSchema>(schema: Schema) => {
  type Value = Static<Schema>
  // Compiled with the first file that does not fit: for all kinds it would take a quarter of the start's processor time.
  let validate: ValidateFunction<Value> | undefined

  return (file: string, body: Buffer): JsonRead<Value> => {
    let value: unknown
    try {
      value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    } catch (error) {
      const reason = error instanceof SyntaxError ? `is no JSON: ${error.message}` : 'is no UTF-8 text'
      return { sound: undefined, faults: [{ file, path: '', reason }] }
    }
    if (Check(schema, value)) return { value, sound: value, faults: [] }
    validate ??= ajv.compile<Value>(schema)
    if (validate(value)) return { value, sound: value, faults: [] }
    const findings = explain(validate.errors ?? [])
    const sound = soundPart<Value>(
      value,
      findings.map(({ path }) => path),
    )
    return { sound, faults: findings.map(finding => ({ file, ...finding })) }
  }
}

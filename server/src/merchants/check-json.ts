import { Ajv, type ErrorObject } from 'ajv'
import type { Static, TSchema } from 'typebox'
import type { Fault } from './fault.ts'

const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true })

const pointer = (...steps: readonly string[]): string => steps.map(step => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** A choice that fits nothing is one fault, not one for each of its members. */
const withoutMembers = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf')
  return errors.filter(error => !choices.some(({ schemaPath }) => error.schemaPath !== schemaPath && error.schemaPath.startsWith(`${schemaPath}/`)))
}

const choiceOf = (error: ErrorObject, errors: readonly ErrorObject[]): string => {
  const members = errors.filter(
    ({ keyword, instancePath, schemaPath }) => keyword === 'const' && instancePath === error.instancePath && schemaPath.startsWith(error.schemaPath),
  )
  return members.length > 0
    ? `must be one of ${members.map(({ params }) => JSON.stringify(params['allowedValue'])).join(', ')}`
    : 'fits none of the allowed shapes'
}

const faultOf = (error: ErrorObject, errors: readonly ErrorObject[]): Omit<Fault, 'file'> => {
  const { keyword, instancePath, params, message = 'does not fit' } = error
  if (keyword === 'additionalProperties') return { path: instancePath + pointer(String(params['additionalProperty'])), reason: 'is no known setting' }
  if (keyword === 'required') return { path: instancePath + pointer(String(params['missingProperty'])), reason: 'is missing' }
  if (keyword === 'anyOf') return { path: instancePath, reason: choiceOf(error, errors) }
  return { path: instancePath, reason: message }
}

export type Checked<Value> = { readonly value: Value; readonly faults?: never } | { readonly value?: never; readonly faults: readonly Fault[] }

/** Makes a reader of one kind of JSON file: its value, typed, or every fault in it. */
export const jsonReader = <Schema extends TSchema>(schema: Schema) => {
  const validate = ajv.compile<Static<Schema>>(schema)

  return (file: string, body: Buffer): Checked<Static<Schema>> => {
    let value: unknown
    try {
      value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    } catch (error) {
      return { faults: [{ file, path: '', reason: error instanceof SyntaxError ? `is no JSON: ${error.message}` : 'is no UTF-8 text' }] }
    }
    if (validate(value)) return { value }
    const errors = validate.errors ?? []
    return { faults: withoutMembers(errors).map(error => ({ file, ...faultOf(error, errors) })) }
  }
}

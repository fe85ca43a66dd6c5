import type { CallDeclaration } from '@foyer/contract/call'
import type { TSchema } from 'typebox'
import type { Json } from './json.ts'

/** Headers of every call (spec 1 §7). */
const HEADERS = ['Merchant', 'Language', 'ModuleId', 'Device']
/** Headers of an encrypted call. */
const SEALED_HEADERS = ['Encryption', 'X-RSA', 'X-Digest']

const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` })

/** The fields of an object schema, in their order. */
export const fieldsOf = (schema: TSchema): readonly { readonly name: string; readonly schema: Json; readonly required: boolean }[] => {
  const { properties = {}, required = [] } = schema as { readonly properties?: Readonly<Record<string, Json>>; readonly required?: readonly string[] }
  return Object.entries(properties).map(([name, field]) => ({ name, schema: field, required: required.includes(name) }))
}

export const requestOf = (call: CallDeclaration): Json => {
  const headers = [...HEADERS, ...(call.encrypted ? SEALED_HEADERS : [])].map(name => ref('parameters', name))
  if (call.method === 'GET' || call.method === 'DELETE') {
    return { parameters: [...headers, ...fieldsOf(call.request).map(({ name, schema, required }) => ({ name, in: 'query', required, schema }))] }
  }
  return {
    parameters: headers,
    requestBody: {
      required: true,
      ...(call.encrypted && { description: 'The JSON below, sealed: it travels as {"value": <DES text>}' }),
      content: { 'application/json': { schema: call.request } },
    },
  }
}

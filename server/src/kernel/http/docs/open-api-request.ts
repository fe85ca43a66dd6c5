import type { CallDeclaration } from '@foyer/contract/call'
import type { TSchema } from 'typebox'
import { hasBody } from '#kernel/http/call-schemas.ts'
import type { JsonSchemas } from './json-schema.ts'
import type { Json } from './json.ts'

/** Headers of every call (spec 1 §7). */
const HEADERS = ['Merchant', 'Language', 'Device']
/** Headers of an encrypted call. */
const SEALED_HEADERS = ['Encryption', 'X-RSA', 'X-Digest']

/** Makes an example of what fits a schema. */
export type ExampleOf = (schema: TSchema) => unknown

const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` })

const header = (name: string, required: boolean, description: string, example: string): Json => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string' },
  description,
  example,
})

export const parameters: Json = {
  Merchant: header('Merchant', false, 'code of the merchant; must be that of the host, and of the session on calls with one', 'demo'),
  Language: header('Language', false, 'language of messages and content; CN where absent', 'EN'),
  Device: header('Device', false, 'IPAD, PWA or WEBCLIP; an ordinary browser (H5) where absent', 'PWA'),
  Encryption: header('Encryption', true, 'R, 32 random bytes as base64 text, sealed by RSA-OAEP-SHA-256, as base64', 'MIIB…'),
  'X-RSA': header('X-RSA', true, 'the public key it is sealed with, as session/key/rsa gave it', 'MIIBIjANBgkq…'),
  'X-Digest': header('X-Digest', true, 'HMAC-SHA-256 of the sealed body, in hexadecimal; key: HMAC-SHA-256(key R, "mac")', '9f86d081…'),
}

/** The fields of an object schema, in their order. */
export const fieldsOf = (schema: TSchema): readonly { readonly name: string; readonly schema: Json; readonly required: boolean }[] => {
  const { properties = {}, required = [] } = schema as { readonly properties?: Readonly<Record<string, Json>>; readonly required?: readonly string[] }
  return Object.entries(properties).map(([name, field]) => ({ name, schema: field, required: required.includes(name) }))
}

const query = (call: CallDeclaration, schemas: JsonSchemas, exampleOf: ExampleOf | undefined): readonly Json[] =>
  fieldsOf(call.request).map(({ name, schema, required }) => ({
    name,
    in: 'query',
    required,
    schema: schemas.schemaOf(schema),
    ...(typeof schema.description === 'string' && { description: schema.description }),
    ...(exampleOf && { example: exampleOf(schema as TSchema) }),
  }))

const SEALED_BODY: Json = {
  type: 'object',
  required: ['value'],
  properties: { value: { type: 'string', description: 'the JSON of the content, encrypted by DES-ECB with PKCS #7 padding, as base64' } },
}

const bodyOf = (call: CallDeclaration, schemas: JsonSchemas, exampleOf: ExampleOf | undefined): Json => {
  const schema = schemas.schemaOf(call.request)
  const plain = { schema, ...(exampleOf && { example: exampleOf(call.request) }) }
  if (!call.encrypted) return { required: true, content: { 'application/json': plain } }
  return {
    required: true,
    description: 'Sealed (docs/rules/requests.md, requests-12). The content before it is sealed stands in `x-content`.',
    content: { 'application/json': { schema: SEALED_BODY, 'x-content': plain } },
  }
}

export const requestOf = (call: CallDeclaration, schemas: JsonSchemas, exampleOf?: ExampleOf): Json => {
  const moduleId = {
    name: 'ModuleId',
    in: 'header',
    required: false,
    schema: { const: call.moduleId },
    description: 'the part of the web that calls',
  }
  const headers = [...HEADERS, ...(call.encrypted ? SEALED_HEADERS : [])].map(name => ref('parameters', name))
  if (!hasBody(call)) return { parameters: [...headers, moduleId, ...query(call, schemas, exampleOf)] }
  return { parameters: [...headers, moduleId], requestBody: bodyOf(call, schemas, exampleOf) }
}

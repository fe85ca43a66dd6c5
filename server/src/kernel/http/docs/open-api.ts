import type { CallDeclaration } from '@foyer/contract/call'
import { COMMON_ERRORS, ENCRYPTION_ERRORS, errors, SESSION_ERRORS, type ErrorCode } from '@foyer/contract/errors'
import type { TSchema } from 'typebox'

export type Json = { readonly [key: string]: unknown }

/** Headers of every call (spec 1 §7). */
const HEADERS = ['Merchant', 'Language', 'ModuleId', 'Device']
/** Headers of an encrypted call. */
const SEALED_HEADERS = ['Encryption', 'X-RSA', 'X-Digest']

const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` })

/** All error codes of a call; those that any call may give come last. */
export const errorsOf = (call: CallDeclaration): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...call.errors,
    ...(call.session === 'required' ? SESSION_ERRORS : []),
    ...(call.encrypted ? ENCRYPTION_ERRORS : []),
    ...COMMON_ERRORS,
  ]),
]

/** The fields of an object schema, in their order. */
export const fieldsOf = (schema: TSchema): readonly { readonly name: string; readonly schema: Json; readonly required: boolean }[] => {
  const { properties = {}, required = [] } = schema as { readonly properties?: Readonly<Record<string, Json>>; readonly required?: readonly string[] }
  return Object.entries(properties).map(([name, field]) => ({ name, schema: field, required: required.includes(name) }))
}

/** All errors have the same shape; only the codes and their data differ. */
const failure = (codes: readonly ErrorCode[]): Json => ({
  description: codes.join(', '),
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'errorCode', 'message'],
        properties: {
          success: { const: false },
          errorCode: { enum: codes },
          message: { type: 'string', description: 'for the player, in the language of the header' },
          value: { anyOf: codes.map(code => errors[code].data) },
        },
      },
    },
  },
})

const success = ({ answer, bare }: CallDeclaration): Json => ({
  description: 'Success',
  content: {
    'application/json': {
      schema: bare ? answer : { type: 'object', required: ['success', 'value'], properties: { success: { const: true }, value: answer } },
    },
  },
})

const responses = (call: CallDeclaration): Json => {
  const byStatus = Object.groupBy(errorsOf(call), code => errors[code].status)
  return { 200: success(call), ...Object.fromEntries(Object.entries(byStatus).map(([status, codes]) => [status, failure(codes)])) }
}

const requestOf = (call: CallDeclaration): Json => {
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

const header = (name: string, required: boolean, description: string): Json => ({
  name,
  in: 'header',
  required,
  schema: { type: 'string' },
  description,
})

/** Makes OpenAPI 3.1 from the declarations by which the server also validates. */
export const openApi = (calls: Readonly<Record<string, CallDeclaration>>): Json => {
  const operations = Object.entries(calls).map(([name, call]) => ({
    path: call.path,
    method: call.method.toLowerCase(),
    operation: {
      operationId: name,
      tags: [name.split('.')[0]],
      summary: call.summary,
      ...requestOf(call),
      responses: responses(call),
      ...(call.session !== 'none' && { security: call.session === 'optional' ? [{}, { session: [] }] : [{ session: [] }] }),
    },
  }))
  const paths = Object.groupBy(operations, ({ path }) => path)
  return {
    openapi: '3.1.0',
    info: { title: 'Foyer', version: '1', description: 'Every /wps call, made from the declarations in contract/.' },
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, list = []]) => [path, Object.fromEntries(list.map(({ method, operation }) => [method, operation]))]),
    ),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'the session token as it is' } },
      parameters: {
        Merchant: header('Merchant', false, 'merchant code; must be the host’s own'),
        Language: header('Language', false, 'language of messages; CN where absent'),
        ModuleId: header('ModuleId', false, 'the part of the web that asks'),
        Device: header('Device', false, 'IPAD, PWA, WEBCLIP; H5 where absent'),
        Encryption: header('Encryption', true, 'base64 of RSA-OAEP-SHA-256 of R, 32 random bytes as base64 text'),
        'X-RSA': header('X-RSA', true, 'the public key it is sealed with, as session/key/rsa gave it'),
        'X-Digest': header('X-Digest', true, 'hex HMAC-SHA-256 of the DES text; key: HMAC-SHA-256(key R, "mac")'),
      },
    },
  }
}

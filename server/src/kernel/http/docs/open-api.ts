import type { CallDeclaration } from '@foyer/contract/call'
import type { Json } from './json.ts'
import { requestOf } from './open-api-request.ts'
import { responses } from './open-api-responses.ts'

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

import { BODY_LIMIT, REQUEST_TIMEOUT, type CallDeclaration } from '@foyer/contract/call'
import { hasBody } from '#kernel/http/call-schemas.ts'
import { jsonSchemas, type JsonSchemas, type NamedSchemas } from './json-schema.ts'
import type { Json } from './json.ts'
import { parameters, requestOf, type ExampleOf } from './open-api-request.ts'
import { failureSchemas, responseHeaders, responses, sharedResponses } from './open-api-responses.ts'

export interface DescriptionOptions {
  /** Schemas that calls share, by the name of their component; without them each stands where it is used. */
  readonly named?: NamedSchemas
  /** Absent: the description has no examples. */
  readonly exampleOf?: ExampleOf
}

/** What OpenAPI has no words for: how the web sends a call, and where it is answered. */
const wireOf = (call: CallDeclaration): Json => ({
  session: call.session,
  timeout: call.timeout ?? REQUEST_TIMEOUT,
  ...(hasBody(call) && { bodyLimit: call.bodyLimit ?? BODY_LIMIT }),
  ...(call.encrypted && { encrypted: true }),
  ...(call.cache && { cache: call.cache }),
  ...(call.beforeOwnPassword && { beforeOwnPassword: true }),
  ...(call.always && { inMaintenance: true }),
  ...(call.onBlockedHost && { onBlockedHost: true }),
  ...(call.onUnknownHost && { onUnknownHost: true }),
  ...(call.crossOrigin && { crossOrigin: call.crossOrigin }),
  ...(call.bare && { bare: true }),
})

const operationOf = (name: string, call: CallDeclaration, schemas: JsonSchemas, exampleOf: ExampleOf | undefined): Json => ({
  operationId: name,
  tags: [name.split('.')[0]],
  summary: call.summary,
  ...requestOf(call, schemas, exampleOf),
  responses: responses(call, schemas, exampleOf),
  security: { none: [], optional: [{}, { session: [] }], required: [{ session: [] }] }[call.session],
  'x-foyer': wireOf(call),
})

const DESCRIPTION = `Every /wps call, made from the declarations in contract/.

A successful answer is {"success": true, "value": …}, a refused call {"success": false, "errorCode": …, "message": …, "value"?: …} with the status
of its code (docs/api/errors.md). An encrypted call seals its body as docs/rules/requests.md says (requests-12). \`x-foyer\` says of each call what
OpenAPI has no words for: timeout and bodyLimit (ms, bytes), whether the web keeps the answer, and where it is answered besides an open host.`

/** Makes OpenAPI 3.1 from the declarations by which the server also validates. */
export const openApi = (calls: Readonly<Record<string, CallDeclaration>>, { named, exampleOf }: DescriptionOptions = {}): Json => {
  const schemas = jsonSchemas(named)
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, call] of Object.entries(calls)) (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(name, call, schemas, exampleOf)
  const failures = failureSchemas(schemas)
  return {
    openapi: '3.1.0',
    info: { title: 'Foyer', version: '1', description: DESCRIPTION },
    servers: [{ url: '/', description: 'the host of a merchant' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'the session’s token as it is' } },
      parameters,
      headers: responseHeaders,
      responses: sharedResponses(),
      schemas: { ...schemas.components(), ...failures },
    },
  }
}

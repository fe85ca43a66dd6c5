import { sampleOf } from '@foyer/conformance/sample-of'
import { COMMON_OP_ERRORS, opErrors, type OpErrorCode } from '@foyer/contract/ops/errors'
import { ops } from '@foyer/contract/ops/index'
import type { OpDeclaration } from '@foyer/contract/ops/op'
import { jsonSchemas, type JsonSchemas } from '../../server/src/kernel/http/docs/json-schema.ts'
import type { Json } from '../../server/src/kernel/http/docs/json.ts'
import { fieldsOf } from '../../server/src/kernel/http/docs/open-api-request.ts'
import { readNamedSchemas } from './named-schemas.ts'

const DESCRIPTION = `Every /ops call of the console, made from the declarations in contract/.

A successful answer is {"success": true, "value": …}, a refused call {"success": false, "error": {"code": …, "data": …, "requestId": …}} with the status
of its code. A program calls with a token that a member of staff made in the console (docs/operating.md, Programs that work as staff). \`x-foyer\` says of
each call what OpenAPI has no words for: which permission it needs and where, the event that it leaves in the trace, whether it is done at the console
alone, and how many bytes a body may have where it is more than usual.`

const MERCHANT = {
  name: 'Merchant',
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description: 'code of the merchant that the call is about',
  example: 'demo',
}

const facts = ({ permission, scope, event, about, atConsole, mayLag, bodyLimit }: OpDeclaration): Json =>
  JSON.parse(JSON.stringify({ permission, scope, event, about, atConsole, mayLag, bodyLimit })) as Json

const requestOf = ({ method, scope, request }: OpDeclaration, schemas: JsonSchemas): Json => {
  const merchant = scope === 'merchant' ? [{ $ref: '#/components/parameters/Merchant' }] : []
  if (method === 'POST')
    return {
      parameters: merchant,
      requestBody: { required: true, content: { 'application/json': { schema: schemas.schemaOf(request), example: sampleOf(request, true) } } },
    }
  const query = fieldsOf(request).map(({ name, schema, required }) => ({
    name,
    in: 'query',
    required,
    schema: schemas.schemaOf(schema),
    example: sampleOf(schema, true),
  }))
  return { parameters: [...merchant, ...query] }
}

/** All codes of an op, those that any op may give last. */
export const opErrorsOf = ({ errors }: OpDeclaration): readonly OpErrorCode[] => [...new Set([...errors, ...COMMON_OP_ERRORS])]

const failureSchema = (code: OpErrorCode, schemas: JsonSchemas): Json => ({
  type: 'object',
  required: ['success', 'error'],
  properties: {
    success: { const: false },
    error: {
      type: 'object',
      required: ['code', 'data', 'requestId'],
      properties: { code: { const: code }, data: schemas.schemaOf(opErrors[code].data), requestId: { type: 'string' } },
    },
  },
})

/** The faults of a server have 503 instead of 500 where they pass by themselves. */
const statusesOf = (code: OpErrorCode): readonly number[] => (code === 'server.error' ? [500, 503] : [opErrors[code].status])

const failures = (op: OpDeclaration): Json => {
  const all = opErrorsOf(op).flatMap(code => statusesOf(code).map(status => ({ status, code })))
  const byStatus = Object.groupBy(all, ({ status }) => status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list = []]) => {
      const schemas = list.map(({ code }) => ({ $ref: `#/components/schemas/error.${code}` }))
      const schema = schemas.length === 1 ? schemas[0] : { oneOf: schemas }
      return [status, { description: list.map(({ code }) => code).join(', '), content: { 'application/json': { schema } } }]
    }),
  )
}

const securityOf = ({ permission, atConsole }: OpDeclaration): readonly Json[] => {
  if (permission === 'stranger') return [{}]
  return atConsole ? [{ session: [] }] : [{ session: [] }, { token: [] }]
}

const operationOf = (name: string, op: OpDeclaration, schemas: JsonSchemas): Json => ({
  operationId: name,
  tags: [name.split('.')[0]],
  summary: op.summary,
  ...requestOf(op, schemas),
  responses: {
    200: {
      description: 'Success',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['success', 'value'],
            properties: { success: { const: true }, value: schemas.schemaOf(op.answer) },
          },
          example: { success: true, value: sampleOf(op.answer, true) },
        },
      },
    },
    ...failures(op),
  },
  security: securityOf(op),
  'x-foyer': facts(op),
})

/** The description of every `/ops` call, OpenAPI 3.1, by the declarations with which the server of the console validates. */
export const describeOps = async (): Promise<Json> => {
  const schemas = jsonSchemas(await readNamedSchemas())
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, op] of Object.entries<OpDeclaration>(ops)) (paths[op.path] ??= {})[op.method.toLowerCase()] = operationOf(name, op, schemas)
  const codes = Object.keys(opErrors) as OpErrorCode[]
  const errors = Object.fromEntries(codes.map(code => [`error.${code}`, failureSchema(code, schemas)]))
  return {
    openapi: '3.1.0',
    info: { title: 'Foyer, the console', version: '1', description: DESCRIPTION },
    servers: [{ url: '/', description: 'the address of the console' }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-foyer-staff',
          description: 'of a person; without the prefix where the console has no TLS',
        },
        token: { type: 'http', scheme: 'bearer', description: 'of a program' },
      },
      parameters: { Merchant: MERCHANT },
      schemas: { ...schemas.components(), ...errors },
    },
  }
}

import type { CallDeclaration } from '@foyer/contract/call'
import { COMMON_ERRORS, ENCRYPTION_ERRORS, errors, SESSION_ERRORS, type ErrorCode } from '@foyer/contract/errors'
import type { TSchema } from 'typebox'
import type { JsonSchemas } from './json-schema.ts'
import type { Json } from './json.ts'
import type { ExampleOf } from './open-api-request.ts'

/** All error codes of a call; those that any call may give come last. */
export const errorsOf = (call: CallDeclaration): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...call.errors,
    ...(call.session === 'required' ? SESSION_ERRORS : []),
    ...(call.encrypted ? ENCRYPTION_ERRORS : []),
    ...COMMON_ERRORS,
  ]),
]

/** The statuses of an error: `server.error` has 503 beside its own, where the fault passes by itself. */
const statusesOf = (code: ErrorCode): readonly number[] => (code === 'server.error' ? [errors[code].status, 503] : [errors[code].status])

/** The component that describes the answer of an error. */
const nameOf = (code: ErrorCode): string => `error.${code}`

/** The answer of one error: all have the same shape, and only the code and its data differ. */
const failure = (code: ErrorCode, schemas: JsonSchemas): Json => {
  const data: TSchema = errors[code].data
  const { properties = {}, required = [] } = data as { readonly properties?: Json; readonly required?: readonly string[] }
  const hasData = Object.keys(properties).length > 0
  return {
    type: 'object',
    required: ['success', 'errorCode', 'message', ...(required.length > 0 ? ['value'] : [])],
    properties: {
      success: { const: false },
      errorCode: { const: code },
      message: { type: 'string', description: 'for the player, in the language of the header' },
      ...(hasData && { value: schemas.schemaOf(data) }),
    },
  }
}

/** The component of every error code. */
export const failureSchemas = (schemas: JsonSchemas): Json =>
  Object.fromEntries((Object.keys(errors) as ErrorCode[]).map(code => [nameOf(code), failure(code, schemas)]))

const HEADERS: Json = {
  'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' },
  'Cache-Control': { $ref: '#/components/headers/Cache-Control' },
}

export const responseHeaders: Json = {
  'X-Request-Id': { schema: { type: 'string' }, description: 'the id of the request in the server’s log', example: '01JD3V7Q8W' },
  'Cache-Control': { schema: { const: 'no-store' }, description: 'no answer is kept by a cache on the way' },
  'Retry-After': { schema: { type: 'integer', minimum: 1 }, description: 'seconds until another try makes sense', example: 5 },
}

const failureRef = (code: ErrorCode): Json => ({ $ref: `#/components/schemas/${nameOf(code)}` })

const response = (codes: readonly ErrorCode[], waits: boolean): Json => ({
  description: codes.join(', '),
  headers: { ...HEADERS, ...(waits && { 'Retry-After': { $ref: '#/components/headers/Retry-After' } }) },
  content: {
    'application/json': {
      schema: codes.length === 1 ? failureRef(codes[0] as ErrorCode) : { oneOf: codes.map(failureRef) },
    },
  },
})

const byStatusOf = (codes: readonly ErrorCode[]) =>
  Object.entries(
    Object.groupBy(
      codes.flatMap(code => statusesOf(code).map(status => ({ status, code }))),
      ({ status }) => status,
    ),
  ).map(([status, list = []]) => [status, list.map(({ code }) => code)] as const)

/** Answers that many calls have in common: those of the codes that every call may give, and of sessions. */
const sharedAnswers = (): readonly (readonly [name: string, status: string, codes: readonly ErrorCode[]])[] =>
  [
    ['common', byStatusOf(COMMON_ERRORS)] as const,
    ['session', byStatusOf([...SESSION_ERRORS, ...COMMON_ERRORS])] as const,
    ['encrypted', byStatusOf([...ENCRYPTION_ERRORS, ...COMMON_ERRORS])] as const,
  ].flatMap(([name, answers]) => answers.map(([status, codes]) => [`${name}.${status}`, status, codes] as const))

const keyOf = (codes: readonly ErrorCode[]): string => codes.toSorted().join(' ')
const sharedNames = (): ReadonlyMap<string, string> =>
  new Map(
    sharedAnswers()
      .toReversed()
      .map(([name, , codes]) => [keyOf(codes), name]),
  )

const mayWait = (status: string): boolean => status === '429' || status === '503'

export const sharedResponses = (): Json => {
  const names = sharedNames()
  return Object.fromEntries(
    sharedAnswers()
      .filter(([name, , codes]) => names.get(keyOf(codes)) === name)
      .map(([name, status, codes]) => [name, response(codes, mayWait(status))]),
  )
}

const success = ({ answer, bare }: CallDeclaration, schemas: JsonSchemas, exampleOf: ExampleOf | undefined): Json => {
  const schema = schemas.schemaOf(answer)
  const example = exampleOf?.(answer)
  return {
    description: 'Success',
    headers: HEADERS,
    content: {
      'application/json': {
        schema: bare ? schema : { type: 'object', required: ['success', 'value'], properties: { success: { const: true }, value: schema } },
        ...(exampleOf && { example: bare ? example : { success: true, value: example } }),
      },
    },
  }
}

export const responses = (call: CallDeclaration, schemas: JsonSchemas, exampleOf?: ExampleOf): Json => {
  const names = sharedNames()
  const failures = byStatusOf(errorsOf(call)).map(([status, codes]): [string, Json] => {
    const name = names.get(keyOf(codes))
    return [status, name === undefined ? response(codes, mayWait(status)) : { $ref: `#/components/responses/${name}` }]
  })
  return { 200: success(call, schemas, exampleOf), ...Object.fromEntries(failures) }
}

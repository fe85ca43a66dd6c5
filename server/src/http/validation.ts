import { Ajv, type ValidateFunction } from 'ajv'
import type { FastifySchemaCompiler, FastifySchema } from 'fastify'

/**
 * What a call does not declare is dropped, never refused: a newer or foreign client may send more than this server knows,
 * and no service sees it. Only the first fault is looked for, so that a bad request costs little.
 */
const common = { removeAdditional: 'all', useDefaults: false, allErrors: false, strict: true, allowUnionTypes: true } as const

/** A JSON body says what it means: nothing is converted. */
const bodies = new Ajv({ ...common, coerceTypes: false })
/** A query is all text: numbers and booleans are read from it. */
const queries = new Ajv({ ...common, coerceTypes: true })

export const validatorCompiler: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }): ValidateFunction =>
  (httpPart === 'body' ? bodies : queries).compile(schema)

import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { FastifySchema, FastifySchemaCompiler } from 'fastify'

/**
 * Undeclared fields are dropped and not refused, because a newer or foreign client may send more than this server knows,
 * and services never see them. Validation stops at the first fault, so that a bad request costs little.
 */
const common = { removeAdditional: 'all', useDefaults: false, allErrors: false, strict: true, allowUnionTypes: true } as const

/** JSON has types of its own, so nothing is converted. */
const bodies = new Ajv({ ...common, coerceTypes: false })
/** A query is all text, so numbers and booleans are converted from it. */
const queries = new Ajv({ ...common, coerceTypes: true })

/** Compiles every schema at its first request: at the start it would take a tenth of the start's processor time, for calls that may never come. */
export const validatorCompiler: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
  let validate: ValidateFunction | undefined
  return (value: unknown): true | { readonly error: ErrorObject[] } => {
    validate ??= (httpPart === 'body' ? bodies : queries).compile(schema)
    return validate(value) || { error: validate.errors ?? [] }
  }
}

import type { CallDeclaration } from '@foyer/contract/call'
import { COMMON_ERRORS, ENCRYPTION_ERRORS, errors, SESSION_ERRORS, type ErrorCode } from '@foyer/contract/errors'
import type { Json } from './json.ts'

/** All error codes of a call; those that any call may give come last. */
export const errorsOf = (call: CallDeclaration): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...call.errors,
    ...(call.session === 'required' ? SESSION_ERRORS : []),
    ...(call.encrypted ? ENCRYPTION_ERRORS : []),
    ...COMMON_ERRORS,
  ]),
]

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

export const responses = (call: CallDeclaration): Json => {
  const byStatus = Object.groupBy(errorsOf(call), code => errors[code].status)
  return { 200: success(call), ...Object.fromEntries(Object.entries(byStatus).map(([status, codes]) => [status, failure(codes)])) }
}

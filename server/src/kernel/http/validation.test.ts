import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import { calls, type CallName } from '@foyer/contract'
import type { CallDeclaration } from '@foyer/contract/call'
import { describe, expect, test } from 'vitest'
import { answerSchema, requestSchema } from './call-schemas.ts'
import { validatorCompiler } from './validation.ts'

const names = Object.keys(calls) as CallName[]
const compileAnswer = SerializerSelector()({}, {})
const route = { method: 'GET', url: '/' }

describe('what a running server compiles with the first request compiles for every call', () => {
  test.each(names)('%s', name => {
    const call: CallDeclaration = calls[name]
    for (const [httpPart, schema] of Object.entries(requestSchema(call)))
      expect(() => validatorCompiler({ ...route, schema, httpPart })(null)).not.toThrow()
    expect(compileAnswer({ ...route, schema: answerSchema(call), httpStatus: '200' })).toBeTypeOf('function')
  })
})

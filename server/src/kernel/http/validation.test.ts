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

describe('a request', () => {
  const schema: object = { type: 'object', properties: { count: { type: 'integer' }, name: { type: 'string', maxLength: 3 } } }
  const validated = (httpPart: 'body' | 'querystring', value: unknown) => validatorCompiler({ ...route, schema, httpPart })(value)

  test('loses every field that its call does not declare', () => {
    const body = { count: 1, name: 'abc', isOwner: true }
    expect(validated('body', body)).toBe(true)
    expect(body).toEqual({ count: 1, name: 'abc' })
  })

  test('that gives a field of the query twice is refused, as is a body of another type', () => {
    expect(validated('querystring', { count: '1', name: 'a' })).toBe(true)
    expect(validated('querystring', { count: '1', name: ['a', 'b'] })).toHaveProperty('error')
    expect(validated('querystring', { count: ['1', '2'] })).toHaveProperty('error')
    expect(validated('body', { count: '1' })).toHaveProperty('error')
    expect(validated('body', { name: 'abcd' })).toHaveProperty('error')
  })
})

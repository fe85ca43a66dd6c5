import { describe, expect, test } from 'vitest'
import { RequestError } from '#request/request-error.ts'
import { problemOf } from './problem.ts'

describe('failures that a form itself shows (spec 1 §8, Other failures: no alert for TOO_MANY_REQUEST* and 502)', () => {
  const failure = (status: number, body: object) => new RequestError('api', { status, body: { success: false, ...body } })

  test('a limit, with the time to wait', () => {
    const limited = failure(429, { errorCode: 'TOO_MANY_REQUEST_LOGIN', message: 'Too many.', value: { retryAfter: 42 } })
    expect(problemOf(limited, '?')).toEqual({ message: 'Too many.', retryAfter: 42 })
  })

  test('a broken gateway, which sends no text', () => {
    expect(problemOf(new RequestError('api', { status: 502, body: '<html>' }), 'unknown error')).toEqual({ message: 'unknown error' })
  })

  test('nothing for which the error policy shows an alert', () => {
    expect(problemOf(failure(403, { errorCode: 'login.cred.err', message: 'Wrong.' }), '?')).toBeNull()
  })
})

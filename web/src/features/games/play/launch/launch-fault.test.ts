import { expect, test } from 'vitest'
import { RequestError } from '#request/request-error.ts'
import { launchFault } from './launch-fault.ts'

const refused = (errorCode: string, message: string, value?: object) =>
  new RequestError('api', { status: 409, body: { success: false, errorCode, message, value } })
const unanswered = (kind: 'timeout' | 'network') => new RequestError(kind, { status: 0, body: undefined })

// Proves errors-23.
test('without an answer it says timeout_retry_please, offline that it is offline, and can be tried again (spec 2 §8, Game launch)', () => {
  expect(launchFault(unanswered('timeout'), true)).toEqual({ says: { key: 'timeout_retry_please' }, ways: ['again'] })
  expect(launchFault(unanswered('network'), true)).toEqual({ says: { key: 'timeout_retry_please' }, ways: ['again'] })
  expect(launchFault(unanswered('network'), false)).toEqual({ says: { key: 'network_offline' }, ways: ['again'] })
})

// Proves errors-23.
test.each([
  ['play.paused', ['play-safely']],
  ['limit.reached', ['play-safely']],
  ['no_permissions', ['try', 'sign-up']],
  ['game.unknown', []],
  ['game.closed', []],
  ['game.vendor.down', ['again']],
  ['another.back.ends.code', ['again']],
])('%s is told in the server’s words, with the ways on: %j', (code, ways) => {
  expect(launchFault(refused(code, 'So it is.'), true)).toEqual({ says: { words: 'So it is.' }, ways })
})

test('a refusal without words is not silent', () => {
  expect(launchFault(refused('game.closed', ''), true).says).toEqual({ key: 'unknown_error' })
})

test('where the time of play is used up, it says which limit that is', () => {
  const limit = { kind: 'time', period: 'day', most: 60, left: 0, endsAt: '2026-01-02T00:00:00.000Z' }
  expect(launchFault(refused('limit.reached', 'So it is.', { limit }), true).limit).toEqual(limit)
})

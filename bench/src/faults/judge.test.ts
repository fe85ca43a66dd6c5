import { expect, test } from 'vitest'
import { judge } from './judge.ts'

const reply = (status: number, content: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  status,
  headers,
  text: typeof content === 'string' ? content : JSON.stringify(content),
})

test.each([
  ['of a call', { success: true, value: 1 }],
  ['of a vendor', { status: 'OK', balance: '1.00' }],
])('an acknowledgement %s', (_whose, content) => {
  expect(judge(reply(200, content))).toEqual({ is: 'done', content })
})

test('503 with a code and a time to ask again is clear', () => {
  const { status, headers, text } = reply(503, { success: false, errorCode: 'server.error' }, { 'retry-after': '5' })
  expect(judge({ status, headers, text })).toEqual({ is: 'later', code: 'server.error' })
})

test('a definite no is clear', () => {
  expect(judge(reply(400, { success: false, errorCode: 'lottery.draw.closed' }))).toEqual({ is: 'refused', code: 'lottery.draw.closed' })
  expect(judge(reply(409, { success: false, error: { code: 'approval.ended' } }))).toEqual({ is: 'refused', code: 'approval.ended' })
  expect(judge(reply(200, { status: 'NOT_ENOUGH_MONEY' }))).toEqual({ is: 'refused', code: 'NOT_ENOUGH_MONEY' })
})

test.each([
  ['500', reply(500, { success: false, errorCode: 'server.error' }), '500 instead of 503'],
  ['503 without a time', reply(503, { success: false, errorCode: 'server.error' }), '503 without Retry-After'],
  ['503 without a code', reply(503, {}, { 'retry-after': '5' }), '503 without a code'],
  ['a page of something between', reply(502, '<html>'), '502 without JSON'],
  ['a stack trace', reply(400, { errorCode: 'x', message: 'Error\n    at connect (/srv/main.js:10:2)' }), '400 shows the inside of the server'],
])('%s is unclear', (_what, answer, why) => {
  const verdict = judge(answer)
  expect(verdict).toMatchObject({ is: 'unclear', why: expect.stringContaining(why) })
})

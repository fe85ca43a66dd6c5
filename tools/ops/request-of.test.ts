import { expect, test } from 'vitest'
import { helpOf, requestOf, UsageError, type Op } from './request-of.mjs'

const op: Op = {
  name: 'members.lock',
  method: 'POST',
  path: '/ops/members/lock',
  summary: 'Lock members',
  scope: 'merchant',
  request: {
    required: ['ids', 'reason'],
    properties: {
      ids: { type: 'array' },
      reason: { type: 'string' },
      days: { type: 'integer', description: 'whole days' },
      scope: { enum: ['bets', 'deposits'] },
      until: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      isHard: { type: 'boolean' },
    },
  },
}

// Proves staff-56.
test('words are words where the field may be words, and JSON everywhere else', () => {
  const words = ['--at', 'alpha', '--ids', '["1","2"]', '--reason', '42', '--days=3', '--scope', 'bets', '--until', '2026', '--isHard', 'true']
  expect(requestOf(op, [...words, '--json'])).toEqual({
    merchant: 'alpha',
    request: { ids: ['1', '2'], reason: '42', days: 3, scope: 'bets', until: '2026', isHard: true },
  })
})

test('fields are laid over the whole input', () => {
  const words = ['--at=alpha', '--input', '{"ids":["1"],"reason":"first"}', '--reason', 'second=half']
  expect(requestOf(op, words).request).toEqual({ ids: ['1'], reason: 'second=half' })
})

// Proves staff-56.
test.each([
  [['--ids', '[]', '--reason', 'x'], 'say which by --at <code>'],
  [['--at', 'alpha', '--ids', '[]'], 'also needs: --reason'],
  [['--at', 'alpha', '--nobody', 'x'], 'has no field --nobody. It has: ids, reason, days, scope, until, isHard'],
  [['--at', 'alpha', '--days', 'three'], '--days takes a number, true, false or JSON, not three'],
  [['--at', 'alpha', '--reason'], '--reason has no value'],
  [['alpha'], 'alpha is not a field'],
  [['--at', 'alpha', '--input', '[1]'], '--input takes a JSON object'],
])('%j is refused before anything is sent', (words, why) => {
  expect(() => requestOf(op, words)).toThrow(UsageError)
  expect(() => requestOf(op, words)).toThrow(why)
})

test('help names each field, what it takes and whether it may be absent', () => {
  expect(helpOf(op).split('\n')).toEqual([
    'members.lock: Lock members',
    '  --at <code of the merchant>',
    '  --ids <array>',
    '  --reason <string>',
    '  --days <integer> (may be absent): whole days',
    '  --scope <bets|deposits> (may be absent)',
    '  --until <string> (may be absent)',
    '  --isHard <boolean> (may be absent)',
  ])
})

import { ops } from '@foyer/contract/ops/index'
import { expect, test } from 'vitest'
import { queues } from './queues.ts'

test('each queue is read by an op that changes nothing and leaves no event, for it is asked every ten seconds', () => {
  for (const { op } of queues) expect([op, ops[op].method, 'event' in ops[op]]).toEqual([op, 'GET', false])
})

test('what waits is found in the answer, with its time', () => {
  const withdrawals = queues.find(({ op }) => op === 'payments.queue')!
  expect(withdrawals.read({ total: 240, items: [{ id: 'W1', createdAt: '2026-11-24T10:00:00Z' }] })).toEqual({
    total: 240,
    waiting: [{ id: 'W1', since: '2026-11-24T10:00:00Z' }],
  })
})

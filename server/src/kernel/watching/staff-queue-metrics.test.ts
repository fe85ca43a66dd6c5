import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, registered, valueOf, type TestApp } from '#testing/test-app.ts'
import { registerStaffQueueMetrics } from './staff-queue-metrics.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

const waiting = async (): Promise<readonly string[]> => {
  const registry = new Registry()
  registerStaffQueueMetrics(registry, wire.system)
  return (await registry.metrics()).split('\n').filter(line => line.startsWith('foyer_staff_queue'))
}

test('what waits for staff is counted by merchant and queue, with the moment of the oldest', async () => {
  const { clock, stores } = wire.system
  expect(await waiting()).toEqual([])

  for (const [merchant, name] of [
    ['alpha', 'waits_1'],
    ['alpha', 'waits_2'],
    ['beta', 'waits_3'],
  ] as const) {
    const { client } = await registered(wire, name, { merchant })
    valueOf(await client.call('feedback.send', { clientId: 'waits-0001', topic: 'game', text: 'The game stopped.', pictures: [] }))
    clock.advance(60)
  }
  const askedAt = clock()
  const approval = { kind: 'staff.grantEverywhere' as const, content: {}, digest: '', facts: {}, reason: 'New in the team', makerId: 'p1', askedAt }
  await stores.staffApprovals.add({ ...approval, merchant: '*', id: 'a1', expiresAt: new Date(askedAt.getTime() + 60_000) })
  const begun = Date.parse('2026-01-01T00:00:00Z') / 1000
  expect(await waiting()).toEqual([
    'foyer_staff_queue_waiting{merchant="*",queue="approvals"} 1',
    'foyer_staff_queue_waiting{merchant="alpha",queue="feedback"} 2',
    'foyer_staff_queue_waiting{merchant="beta",queue="feedback"} 1',
    `foyer_staff_queue_oldest_seconds{merchant="*",queue="approvals"} ${begun + 180}`,
    `foyer_staff_queue_oldest_seconds{merchant="alpha",queue="feedback"} ${begun}`,
    `foyer_staff_queue_oldest_seconds{merchant="beta",queue="feedback"} ${begun + 120}`,
  ])

  // Nobody can decide about it any more.
  clock.advance(60)
  expect((await waiting()).filter(line => line.includes('approvals'))).toEqual([])
})

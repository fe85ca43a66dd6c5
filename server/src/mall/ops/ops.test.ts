import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, createMallStage, order } from '#mall/testing/mall-stage.ts'
import { consoleOn, opValue, type ConsoleStage } from '#staff/testing/console-stage.ts'
import { valueOf, type TestApp } from '#testing/test-app.ts'

type Person = Awaited<ReturnType<ConsoleStage['staff']>>
let wire: TestApp
let stage: ConsoleStage
let support: Person
beforeAll(async () => {
  wire = await createMallStage()
  stage = await consoleOn(wire.system)
  support = await stage.staff('support', { at: 'alpha' })
})
afterAll(async () => {
  await stage.app.close()
  await wire.close()
})

const points = async (client: Awaited<ReturnType<typeof buyer>>['client']) => valueOf(await client.call('mall.overview', {})).points

// Proves staff-25.
test('support sends what was ordered, and reads the address with a trace; it is done once', async () => {
  const { client } = await buyer(wire, 'parcel_one', 100)
  const { id } = valueOf(await order(client, 'parcel-0001', 'mug'))
  const [open] = opValue(await support.call('inbox.orders', { which: 'open' })).items
  expect(open).toMatchObject({ id, good: 'mug', hasAddress: true, member: { username: 'parcel_one' } })
  expect(JSON.stringify(open)).not.toContain('1 Street')
  expect(opValue(await support.call('inbox.orderAddress', { id })).address).toMatchObject({ place: '1 Street, 1000 Town' })
  const [read] = await wire.system.stores.staffEvents.list('alpha', { event: 'order.address-read' }, 1)
  expect(read).toMatchObject({ aboutId: String(id), personId: support.personId })
  expect(opValue(await support.call('inbox.stepOrder', { id, to: 'sent', note: 'Parcel 4711' })).state).toBe('sent')
  expect(await support.call('inbox.stepOrder', { id, to: 'sent', note: '' })).toMatchObject({ code: 'order.decided' })
  expect(valueOf(await client.call('mall.orders', {})).orders[0]).toMatchObject({ state: 'sent', note: 'Parcel 4711' })
})

// Proves staff-25.
test('an order that is refused needs a word for the member, and gives the points back once', async () => {
  const { client } = await buyer(wire, 'parcel_two', 100)
  const { id } = valueOf(await order(client, 'parcel-0002', 'mug'))
  expect(await points(client)).toBe(0)
  expect(await support.call('inbox.stepOrder', { id, to: 'refused', note: ' ' })).toMatchObject({ code: 'order.note.missing' })
  opValue(await support.call('inbox.stepOrder', { id, to: 'refused', note: 'We do not send there.' }))
  expect(await support.call('inbox.stepOrder', { id, to: 'refused', note: 'Again.' })).toMatchObject({ code: 'order.decided' })
  expect(await points(client)).toBe(100)
})

// Proves staff-25.
test('other roles fulfil nothing', async () => {
  const finance = await stage.staff('finance', { at: 'alpha' })
  expect(await finance.call('inbox.orders', { which: 'open' })).toMatchObject({ code: 'staff.forbidden' })
  const auditor = await stage.staff('auditor', { at: 'alpha' })
  expect(await auditor.call('inbox.stepOrder', { id: 1, to: 'sent', note: '' })).toMatchObject({ code: 'staff.forbidden' })
})

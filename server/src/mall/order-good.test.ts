import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { valueOf, type TestApp } from '#testing/test-app.ts'
import type { WireClient } from '#testing/wire-client.ts'
import { mallCommand } from './mall-command.ts'
import { address, buyer, createMallStage, goods, order, writeMall } from './testing/mall-stage.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createMallStage({ merchants: { alpha: { freePlay: true } } })
})
afterAll(() => wire.close())

const overview = async (client: WireClient) => valueOf(await client.call('mall.overview', {}))
const orders = async (client: WireClient) => valueOf(await client.call('mall.orders', {})).orders
const run = async (...args: string[]) => (await mallCommand(wire.system)(wire.system.merchants.byCode('alpha')!, args)).join('\n')

let refused = 0

describe('an order in the point market', () => {
  // Proves ranks-and-rewards-18.
  test('takes the points and one of the stock, stands in the list and in the statement of points', async () => {
    const { client } = await buyer(wire, 'mall_one', 120)
    const before = await overview(client)
    expect(before.points).toBe(120)
    const made = valueOf(await order(client, 'one-00001', 'cinema'))
    expect(made).toMatchObject({ good: 'cinema', name: 'A cinema', price: 50, state: 'ordered', orderedAt: '2026-01-01T00:00:00.000Z', note: null })
    const after = await overview(client)
    expect([after.points, (before.left['cinema'] ?? 0) - (after.left['cinema'] ?? 0)]).toEqual([70, 1])
    expect(await orders(client)).toEqual([made])
    const { lines } = valueOf(await client.call('wallet.statement', { account: 'points' }))
    expect(lines[0]).toMatchObject({ kind: 'spend', amount: -50, balance: 70, detail: { good: 'cinema', name: 'A cinema' } })
  })

  // Proves ranks-and-rewards-21.
  test('is taken once, however often and however much at once it is sent; the same key for another good is refused', async () => {
    const { client } = await buyer(wire, 'mall_taps', 500)
    const made = await Promise.all(Array.from({ length: 6 }, () => order(client, 'taps-0001', 'cinema')))
    expect(new Set(made.map(outcome => valueOf(outcome).id)).size).toBe(1)
    expect((await overview(client)).points).toBe(450)
    expect(await orders(client)).toHaveLength(1)
    expect(await order(client, 'taps-0001', 'mug')).toMatchObject({ errorCode: 'duplicate_transaction' })
  })

  // Proves ranks-and-rewards-18.
  test.each([
    ['without enough points', 'cinema', 49, {}, 'balance.too.low'],
    ['of a good that is not there', 'castle', 500, {}, 'mall.good.unknown'],
    ['at a price that it no longer has', 'cinema', 500, { price: 49 }, 'mall.price.changed'],
    ['of a parcel without an address', 'mug', 500, { address: undefined }, 'mall.address.missing'],
    ['of a parcel with an empty address', 'mug', 500, { address: { ...address, place: '  ' } }, 'request.invalid'],
    ['of what is sold out', 'gone', 500, {}, 'mall.sold.out'],
  ])('%s is refused, and takes nothing', async (_how, good, points, more, errorCode) => {
    const { client } = await buyer(wire, `mall_no_${(refused += 1)}`, points)
    const before = await overview(client)
    expect(await order(client, 'refused-01', good, more)).toMatchObject({ success: false, errorCode })
    expect(await overview(client)).toEqual(before)
    expect(await orders(client)).toEqual([])
  })

  // Proves ranks-and-rewards-18.
  test('a guest may not order', async () => {
    const client = wire.client()
    client.token = valueOf(await client.call('session.freePlay', { loginDeviceId: 'd'.repeat(32) })).token
    expect(await order(client, 'guest-0001', 'cinema')).toMatchObject({ errorCode: 'no_permissions' })
  })

  // Proves ranks-and-rewards-19.
  test('is taken as often as one member may order it; a refused one does not count', async () => {
    await writeMall(wire, [{ ...goods[1], id: 'rare', perMember: 2 }, ...goods])
    const { client } = await buyer(wire, 'mall_often', 500)
    const { client: other } = await buyer(wire, 'mall_other', 500)
    const both = await Promise.all([1, 2, 3].map(nth => order(client, `often-000${nth}`, 'rare', { price: 50 })))
    expect(both.map(outcome => (outcome.success ? 'ordered' : outcome.errorCode)).toSorted()).toEqual(['mall.limit.reached', 'ordered', 'ordered'])
    expect(await overview(client)).toMatchObject({ points: 400, reached: ['rare'] })
    expect((await overview(other)).reached).toEqual([])
    const [first] = await orders(client)
    await run('refuse', String(first?.id), '--note', 'Broken')
    expect((await overview(client)).reached).toEqual([])
    valueOf(await order(client, 'often-0009', 'rare', { price: 50 }))
  })

  // Proves ranks-and-rewards-20.
  test('for a profile picture is delivered at once and taken once; then the picture can be chosen', async () => {
    await writeMall(wire, [{ ...goods[1], id: 'cat', kind: 'icon', image: undefined, icon: 14 }, ...goods])
    const { client } = await buyer(wire, 'mall_icon', 500)
    const choose = () => client.call('member.profileIcon', { profileIcon: 14 })
    expect(await choose()).toMatchObject({ errorCode: 'request.invalid' })
    expect(valueOf(await order(client, 'icon-00001', 'cat', { price: 50 }))).toMatchObject({ state: 'delivered' })
    expect(await order(client, 'icon-00002', 'cat', { price: 50 })).toMatchObject({ errorCode: 'mall.limit.reached' })
    expect(await overview(client)).toMatchObject({ points: 450, icons: [14] })
    valueOf(await choose())
    expect(valueOf(await client.call('member.info', {})).profileIcon).toBe(14)
    const { client: other } = await buyer(wire, 'mall_iconless', 0)
    expect(await other.call('member.profileIcon', { profileIcon: 14 })).toMatchObject({ errorCode: 'request.invalid' })
  })

  // Proves ranks-and-rewards-21.
  test('belongs to one member, and the last one is sold once', async () => {
    await writeMall(wire, [{ ...goods[1], id: 'last', stock: 1 }, ...goods])
    const one = await buyer(wire, 'mall_first', 100)
    const other = await buyer(wire, 'mall_second', 100)
    const both = await Promise.all([one, other].map(({ client }) => order(client, 'last-00001', 'last', { price: 50 })))
    expect(both.map(outcome => (outcome.success ? 'ordered' : outcome.errorCode)).toSorted()).toEqual(['mall.sold.out', 'ordered'])
    const lists = await Promise.all([orders(one.client), orders(other.client)])
    expect(lists.flat()).toHaveLength(1)
    expect((await overview(one.client)).left['last']).toBe(0)
    const points = await Promise.all([overview(one.client), overview(other.client)])
    expect(points.map(each => each.points).toSorted((a, b) => a - b)).toEqual([50, 100])
  })
})

describe('npm run foyer -- mall', () => {
  // Proves ranks-and-rewards-23.
  test('an order is sent with a note and delivered; its address goes then', async () => {
    const { client } = await buyer(wire, 'mall_sent', 200)
    const id = String(valueOf(await order(client, 'sent-00001', 'mug')).id)
    expect(await run('list')).toContain(`${id}  2026-01-01T00:00:00.000Z  ordered  mug  100 points  mall_sent`)
    expect(await run('show', id)).toContain('1 Street, 1000 Town')
    expect(await run('send', id, '--note', 'Parcel 42')).toContain('is sent')
    expect(await orders(client)).toMatchObject([{ state: 'sent', note: 'Parcel 42' }])
    await run('deliver', id)
    expect(await orders(client)).toMatchObject([{ state: 'delivered', note: 'Parcel 42' }])
    expect(await run('show', id)).not.toContain('1 Street')
    expect(await run('list')).not.toContain(`${id}  2026`)
    expect(await run('list', '--all')).toContain(`${id}  2026`)
    await expect(run('refuse', id, '--note', 'Too late')).rejects.toThrow('is delivered, so it cannot be refused')
  })

  // Proves ranks-and-rewards-23.
  test('a refused order gives points and stock back, once', async () => {
    const { client } = await buyer(wire, 'mall_back', 200)
    const before = await overview(client)
    const id = String(valueOf(await order(client, 'back-00001', 'mug')).id)
    const outcomes = await Promise.allSettled(['One', 'Two', 'Three'].map(note => run('refuse', id, '--note', note)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await overview(client)).toEqual(before)
    expect((await orders(client))[0]?.state).toBe('refused')
  })

  test.each([
    ['show', '999999'],
    ['send', 'x'],
    ['refuse', '1'],
    ['melt', '1'],
    ['show', '1', '2'],
  ])('%s %s … is refused with a reason', async (...args) => {
    await expect(run(...args)).rejects.toThrow(/has no order|Usage/)
  })
})

// Proves ranks-and-rewards-21.
test('the database refuses what would be oversold, whoever writes it', async () => {
  const { stores } = wire.system
  expect(await stores.mall.take('alpha', 'by-hand', 1)).toBe(true)
  expect(await stores.mall.take('alpha', 'by-hand', 1)).toBe(false)
  // A merchant that lowers the stock below what is ordered sells no more.
  expect(await stores.mall.take('alpha', 'by-hand', 0)).toBe(false)
})

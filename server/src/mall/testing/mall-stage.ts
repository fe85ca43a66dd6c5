import { join } from 'node:path'
import { createWallet } from '#money/wallet.ts'
import { createTestApp, registered, type TestApp } from '#testing/test-app.ts'
import { writeFolder } from '#testing/test-merchants.ts'
import type { WireClient } from '#testing/wire-client.ts'

const good = (id: string, kind: 'parcel' | 'ticket', price: number, stock: number) => ({
  id,
  kind,
  price,
  stock,
  image: 'banners/one.svg',
  name: { EN: `A ${id}`, UR: `${id} UR` },
  text: { EN: 'Words', UR: 'UR' },
})

/** What a point market of merchants alpha and beta has. */
export const goods = [good('mug', 'parcel', 100, 3), good('cinema', 'ticket', 50, 10), good('gone', 'ticket', 10, 0)]
export const address = { name: 'Ann', phone: '+63 900 000 0000', place: '1 Street, 1000 Town' }

/** Writes the point market of merchants alpha and beta. */
export const writeMall = async ({ system }: TestApp, written: readonly object[] = goods): Promise<void> => {
  for (const code of ['alpha', 'beta']) await writeFolder(join(system.merchantsDirectory, code), { 'content/mall.json': { goods: written } })
  const faults = await system.merchants.reload()
  if (faults.length > 0) throw new Error(JSON.stringify(faults))
}

/** A server whose merchants have a point market. */
export const createMallStage = async (options: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> => {
  const wire = await createTestApp(options)
  await writeMall(wire)
  return wire
}

/** A member with points. */
export const buyer = async (wire: TestApp, username: string, points: number) => {
  const { client, customerId } = await registered(wire, username)
  const merchant = wire.system.merchants.byCode('alpha')!
  if (points > 0)
    await createWallet(wire.system).earnPoints(wire.system.stores, { merchant, memberId: customerId, reference: `start:${username}`, amount: points })
  return { client, id: customerId }
}

/** Orders a good at the price that it has. */
export const order = (client: WireClient, key: string, id: string, more: object = {}) => {
  const found = goods.find(one => one.id === id)
  return client.call('mall.order', { key, good: id, price: found?.price ?? 1, ...(found?.kind === 'parcel' && { address }), ...more })
}

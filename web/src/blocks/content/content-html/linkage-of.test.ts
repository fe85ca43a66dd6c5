import { expect, test } from 'vitest'
import { linkageOf } from './linkage-of.ts'

const link = (href: string | null, dataset: DOMStringMap = {}) => ({ dataset, getAttribute: () => href })

test('a link inside content leads where its fields say (spec 2 §3, Banner)', () => {
  expect(linkageOf(link('/m/register'))).toEqual({ url: '/m/register' })
  expect(linkageOf(link('/m/home', { linkageType: 'G', vendor: 'PG', linkage: 'dice', nodeId: '7', roomId: 'vip', gameType: 'RNG' }))).toEqual({
    ...{ url: '/m/home', linkageType: 'G', vendor: 'PG', linkage: 'dice', nodeId: '7', roomId: 'vip', gameType: 'RNG' },
  })
  expect(linkageOf(link(null))).toEqual({})
})

import { expect, test } from 'vitest'
import { hex, hashOf, utf8 } from './bytes.ts'
import { leafOf, pathOf, rootBy, rootOf } from './merkle.ts'

const leaves = (count: number) => Array.from({ length: count }, (_, at) => leafOf(utf8(`ticket ${at}`)))

test('no ticket, one ticket', () => {
  expect(rootOf([])).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(rootOf(leaves(1))).toBe(hex(hashOf(Uint8Array.of(0), utf8('ticket 0'))))
})

test('every ticket of 1 to 40 is proven, and only in its place', () => {
  for (let count = 1; count <= 40; count += 1) {
    const all = leaves(count)
    const root = rootOf(all)
    for (const [place, leaf] of all.entries()) {
      const path = pathOf(all, place)
      expect(rootBy(leaf, { place, count, path })).toBe(root)
      expect(rootBy(leaf, { place: (place + 1) % count, count, path }) === root).toBe(count === 1)
      expect(rootBy(leafOf(utf8('another ticket')), { place, count, path })).not.toBe(root)
      expect(rootBy(leaf, { place, count, path: [...path, root] })).not.toBe(root)
    }
  }
})

test('another order, or one ticket more or less, is another root', () => {
  const [first = '', second = '', third = ''] = leaves(3)
  expect(new Set([rootOf([first, second, third]), rootOf([second, first, third]), rootOf([first, second]), rootOf(leaves(4))]).size).toBe(4)
})

test('the root over blocks of a power of two is the root over all', () => {
  // So the server hashes a large draw block by block.
  const all = leaves(4 * 8 + 3)
  const blocks = [0, 8, 16, 24, 32].map(from => rootOf(all.slice(from, from + 8)))
  expect(rootOf(blocks)).toBe(rootOf(all))
  expect([...pathOf(all.slice(8, 16), 5), ...pathOf(blocks, 1)]).toEqual(pathOf(all, 13))
})

import { expect, test } from 'vitest'
import { pictureOf } from './picture-of.ts'

const all = Array.from({ length: 99 }, (_, index) => pictureOf(index + 1))

// Proves common-store-3.
test('there are 99 pictures, no two alike (spec 2 §3, gw)', () => {
  expect(all).not.toContain(undefined)
  expect(new Set(all.map(picture => `${picture?.drawing.hue} ${picture?.light}`)).size).toBe(99)
})

test('the nine of a merchant without a setting are nine drawings', () => {
  expect(new Set(all.slice(0, 9).map(picture => picture?.drawing)).size).toBe(9)
  expect(all[9]?.drawing).toBe(all[0]?.drawing)
  expect(all[9]?.light).not.toBe(all[0]?.light)
})

test('a number below 1 has no picture', () => {
  expect(pictureOf(0)).toBeUndefined()
})

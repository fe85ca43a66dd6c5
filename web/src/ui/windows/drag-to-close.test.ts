import { expect, test } from 'vitest'
import { isThrown } from './drag-to-close.ts'

const drag = (distance: number, duration: number) => ({ distance, duration, height: 400 })

test('a sheet that is let go beyond a quarter of its height closes, however slowly', () => {
  expect(isThrown(drag(101, 5_000))).toBe(true)
  expect(isThrown(drag(99, 5_000))).toBe(false)
})

test('so does one that is thrown down, but not one that is only touched', () => {
  expect(isThrown(drag(40, 60))).toBe(true)
  expect(isThrown(drag(40, 100))).toBe(false)
  expect(isThrown(drag(5, 1))).toBe(false)
})

import { expect, test } from 'vitest'
import { purposesAfter } from './agreed-purposes.ts'

// Proves tracking-7.
test('advertising without measurement is not offered: a yes to it ticks measurement, a no to measurement takes it along', () => {
  const none = { measurement: false, marketing: false }
  const both = { measurement: true, marketing: true }
  expect(purposesAfter(none, { marketing: true })).toEqual(both)
  expect(purposesAfter(both, { measurement: false })).toEqual(none)
  expect(purposesAfter(both, { marketing: false })).toEqual({ measurement: true, marketing: false })
  expect(purposesAfter(none, { measurement: true })).toEqual({ measurement: true, marketing: false })
  // An older choice.
  expect(purposesAfter({ measurement: false, marketing: true }, {})).toEqual(none)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'

test('values at random are the same in each run, unless others are wanted', () => {
  const values = () => fc.sample(fc.double(), 5)
  const areSame = JSON.stringify(values()) === JSON.stringify(values())
  expect(areSame).toBe(process.env['TEST_VALUES'] !== 'random')
})

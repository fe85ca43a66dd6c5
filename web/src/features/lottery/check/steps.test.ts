import { expect, test } from 'vitest'
import { draws, isRight, receipts, stepsOf } from './steps.ts'

const outcomes = (faults: readonly string[], without: readonly (typeof draws)[number][] = []) =>
  stepsOf(draws, faults, without).map(({ outcome }) => outcome)

test('a right certificate has every step right; without a beacon that step is left out', () => {
  expect(outcomes([])).toEqual(Array(11).fill('right'))
  expect(outcomes([], ['beacon'])[5]).toBe('skipped')
  expect(isRight(stepsOf(draws, [], ['beacon']))).toBe(true)
})

// Proves games-and-lottery-25.
test('each fault is told at its own step, and those of a beacon at one', () => {
  const steps = stepsOf(draws, ['seed', 'numbers', 'round'])
  expect(steps.filter(({ outcome }) => outcome === 'wrong').map(({ name }) => name)).toEqual(['seed', 'beacon', 'numbers'])
  expect(isRight(steps)).toBe(false)
})

// Proves games-and-lottery-25.
test('behind a text that was changed nothing counts as checked', () => {
  expect(outcomes(['signature'])).toEqual(['right', 'wrong', ...Array(9).fill('skipped')])
  expect(stepsOf(receipts, ['form']).map(({ outcome }) => outcome)).toEqual(['wrong', 'skipped', 'skipped', 'skipped', 'skipped'])
})

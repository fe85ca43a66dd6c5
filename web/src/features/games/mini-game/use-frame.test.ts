import { expect, test } from 'vitest'
import { saidBy } from './use-frame.ts'

const frame = {} as Window
const other = {} as Window

// Proves games-and-lottery-34.
test('only the game’s own window is listened to', () => {
  expect(saidBy(frame, { source: frame, data: { type: 'minigame', event: 'load' } })).toBe('load')
  expect(saidBy(frame, { source: other, data: { type: 'minigame', event: 'load' } })).toBeUndefined()
  expect(saidBy(undefined, { source: null, data: { type: 'minigame', event: 'load' } })).toBeUndefined()
})

test.each([null, 'load', { event: 'load' }, { type: 'minigame', event: 'token' }])('%j says nothing', data => {
  expect(saidBy(frame, { source: frame, data })).toBeUndefined()
})

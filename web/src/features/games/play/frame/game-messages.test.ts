import { expect, test } from 'vitest'
import { messageIn } from './game-messages.ts'

const window = {} as Window
const game = { window, origin: 'https://vendor.example' }
const message = (data: object, more: object = {}) => ({
  source: window,
  origin: 'https://vendor.example',
  data: { source: 'foyer-vendor', version: 1, ...data },
  ...more,
})
const read = (data: object, more?: object) => messageIn(message(data, more), game)

test.each(['ready', 'close', 'fullscreen', 'cashier', 'history', 'sessionEnded'])('a game says %s', type => {
  expect(read({ type })).toEqual({ type })
})

test('rounds and the balance come with their payload', () => {
  expect(read({ type: 'round', payload: { state: 'ended', round: 'r1' } })).toEqual({ type: 'round', state: 'ended' })
  expect(read({ type: 'balance', payload: { balance: 1_500, currency: 'PHP' } })).toEqual({ type: 'balance', balance: 1_500, currency: 'PHP' })
})

// Proves games-and-lottery-13.
test('the player’s wish for sound comes with its payload', () => {
  expect(read({ type: 'sound', payload: { on: true } })).toEqual({ type: 'sound', isOn: true })
})

// Proves games-and-lottery-29.
test('a sandboxed page has no origin, and is known by its window', () => {
  expect(read({ type: 'ready' }, { origin: 'null' })).toEqual({ type: 'ready' })
})

// Proves games-and-lottery-29.
test.each([
  ['another window', message({ type: 'close' }, { source: {} as Window })],
  ['another window without an origin', message({ type: 'close' }, { source: {} as Window, origin: 'null' })],
  ['the frame after it went to another site', message({ type: 'close' }, { origin: 'https://evil.example' })],
  ['another sender', message({ type: 'close' }, { data: { source: 'other', version: 1, type: 'close' } })],
  ['another version', message({ type: 'close', version: 2 })],
  ['no object', message({}, { data: 'close' })],
  ['an unknown word', message({ type: 'token' })],
  ['a balance below zero', message({ type: 'balance', payload: { balance: -1, currency: 'PHP' } })],
  ['a balance that is no number', message({ type: 'balance', payload: { balance: '1500', currency: 'PHP' } })],
  ['a wish for sound that says nothing', message({ type: 'sound', payload: { on: 'yes' } })],
  ['a round of no state', message({ type: 'round', payload: {} })],
])('%s is not heard', (_what, event) => {
  expect(messageIn(event, game)).toBeUndefined()
})

test('before there is a frame nothing is heard', () => {
  expect(messageIn(message({ type: 'ready' }, { source: null }), { ...game, window: null })).toBeUndefined()
})

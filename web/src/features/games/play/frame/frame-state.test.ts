import { expect, test } from 'vitest'
import { nextFrameState } from './frame-state.ts'

const after = (...events: Parameters<typeof nextFrameState>[1][]) => events.reduce(nextFrameState, 'opening')

// Proves games-and-lottery-27.
test('the loading sign ends with the page, or with words where it takes long', () => {
  expect(after()).toBe('opening')
  expect(after('loaded')).toBe('shown')
  expect(after('waited')).toBe('slow')
  expect(after('waited', 'loaded')).toBe('shown')
})

// Proves games-and-lottery-27.
test('a page that is there is never called slow', () => {
  expect(after('loaded', 'waited')).toBe('shown')
  expect(after('ready', 'waited')).toBe('ready')
})

test('a game is ready once it has said so, also before its page has loaded', () => {
  expect(after('loaded', 'ready')).toBe('ready')
  expect(after('ready', 'loaded')).toBe('ready')
  expect(after('waited', 'ready')).toBe('ready')
})

import { expect, test } from 'vitest'
import { stepBefore } from './start-rules.ts'

// Proves banners-and-shortcuts-5.
test('a game needs a session: a visitor signs in first, wherever games start (spec 2 §5, Banner external link)', () => {
  for (const appOnly of [true, false]) {
    for (const insideApp of [true, false]) expect(stepBefore({ signedIn: false, appOnly, insideApp })).toBe('sign-in')
  }
})

// Proves product-and-roles-22.
test('with STARTGAMEINAPP3 a member opens the app first, except inside it', () => {
  expect(stepBefore({ signedIn: true, appOnly: true, insideApp: false })).toBe('open-app')
  expect(stepBefore({ signedIn: true, appOnly: true, insideApp: true })).toBeNull()
  expect(stepBefore({ signedIn: true, appOnly: false, insideApp: false })).toBeNull()
})

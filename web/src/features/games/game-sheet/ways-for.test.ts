import { expect, test } from 'vitest'
import { waysFor } from './ways-for.ts'

const visitor = { isMember: false, hasMoney: false, trial: true, canRegister: true, registerFirst: false }

// Proves games-and-lottery-3.
test('a visitor tries a game first, and no password form stands before it', () => {
  expect(waysFor(visitor)).toEqual(['try', 'log-in', 'sign-up'])
  expect(waysFor({ ...visitor, canRegister: false })).toEqual(['try', 'log-in'])
  expect(waysFor({ ...visitor, trial: false })).toEqual(['sign-up', 'log-in'])
  expect(waysFor({ ...visitor, trial: false, canRegister: false })).toEqual(['log-in'])
})

// Proves banners-and-shortcuts-5, games-and-lottery-3.
test('where the merchant wants visitors to register first, signing up stands before logging in (spec 2 §5, Banner external link)', () => {
  expect(waysFor({ ...visitor, registerFirst: true })).toEqual(['try', 'sign-up', 'log-in'])
  expect(waysFor({ ...visitor, registerFirst: true, canRegister: false })).toEqual(['try', 'log-in'])
})

// Proves games-and-lottery-3.
test('a member plays, and may try; a guest of free play, who has no money, tries it or gets an account', () => {
  const member = { ...visitor, isMember: true, hasMoney: true }
  expect(waysFor(member)).toEqual(['play', 'try'])
  expect(waysFor({ ...member, trial: false })).toEqual(['play'])
  expect(waysFor({ ...member, hasMoney: false })).toEqual(['try', 'sign-up'])
})

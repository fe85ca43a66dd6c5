import { expect, test } from 'vitest'
import { withFavorite } from './my-games.ts'

// Proves games-and-lottery-5.
test('the last favourite stands first, and each only once', () => {
  const mine = { favorites: ['wheel', 'gone', 'mines'], recent: ['slots'] }
  expect(withFavorite(mine, 'mines', true).favorites).toEqual(['mines', 'wheel', 'gone'])
  expect(withFavorite(mine, 'wheel', false)).toEqual({ favorites: ['gone', 'mines'], recent: ['slots'] })
  expect(withFavorite(undefined, 'slots', true)).toEqual({ favorites: ['slots'], recent: [] })
})

import { expect, test } from 'vitest'
import { ownPathOf } from '#navigation/back-url.ts'
import { chosenCardIn, signInFor, withoutCard } from './chosen-card.ts'

test('a visitor who tapped a card signs in and comes back to home with the card in the address', () => {
  const address = new URL(signInFor('LUCKY6', '/m/home'), 'https://a.test')
  expect(address.pathname).toBe('/m/login')
  const back = ownPathOf(address.searchParams.get('backUrl'), 'https://a.test')
  expect(back).toBe('/m/home?card=LUCKY6')
  expect(chosenCardIn('?card=LUCKY6')).toBe('LUCKY6')
  expect(chosenCardIn('')).toBeNull()
})

test('the address is as it was once the card is open', () => {
  expect(withoutCard('/m/home', '?card=LUCKY6')).toBe('/m/home')
  expect(withoutCard('/m/home', '?r=7&card=LUCKY6')).toBe('/m/home?r=7')
})

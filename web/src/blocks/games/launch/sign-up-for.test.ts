import { expect, test } from 'vitest'
import { signUpFor } from './sign-up-for.ts'

const order = { code: 'dice', vendor: 'SALON', isTrial: true, backUrl: '/m/messages' }

// Proves games-and-lottery-28.
test.each([
  [true, '/m/register'],
  [false, '/m/login'],
])('where registration is open (%s) it is %s, and then the same game for money', (enabled, path) => {
  const address = new URL(signUpFor(order, { register: { enabled } }), 'https://a.test')
  expect(address.pathname).toBe(path)
  expect(address.searchParams.get('backUrl')).toBe('/m/launchGame?vendor=SALON&code=dice&backUrl=%2Fm%2Fmessages')
})

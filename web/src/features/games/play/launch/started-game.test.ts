import { expect, test } from 'vitest'
import { forgetStarted, handOver, startedAddress } from './started-game.ts'

const order = { code: 'dice', vendor: 'SALON', isTrial: false, backUrl: '/m/home' }

// Proves games-and-lottery-12.
test('an address is handed over to its own game, once', () => {
  handOver(order, 'https://vendor.example/play#token')
  expect(startedAddress(order)).toBe('https://vendor.example/play#token')
  expect(startedAddress({ ...order, code: 'keno' })).toBeUndefined()
  expect(startedAddress({ ...order, isTrial: true })).toBeUndefined()
  forgetStarted()
  expect(startedAddress(order)).toBeUndefined()
})

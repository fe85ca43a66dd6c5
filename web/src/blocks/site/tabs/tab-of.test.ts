import { expect, test } from 'vitest'
import { isLastStep, tabOf } from './tab-of.ts'

// Proves navigation-7.
test.each([
  ['/m/home', 'home'],
  ['/m/games', 'games'],
  ['/m/games/history', 'wallet'],
  ['/m/lottery', 'lottery'],
  ['/m/lottery/draw', 'lottery'],
  ['/m/lottery/tickets', 'wallet'],
  ['/m/member/home', 'account'],
  ['/m/member/account', 'wallet'],
  ['/m/member/statement', 'wallet'],
  ['/m/voucherCenter', 'wallet'],
  ['/m/rewardCenter', 'promotions'],
  ['/m/support', undefined],
] as const)('%s belongs to the tab %s', (path, tab) => {
  expect(tabOf(path)).toBe(tab)
})

// Proves navigation-7.
test('a payment that is followed until it ends has no tabs; the cashier has', () => {
  expect(isLastStep('/m/voucherCenter', '?deposit=1')).toBe(true)
  expect(isLastStep('/m/voucherCenter', '?withdrawal=1')).toBe(true)
  expect(isLastStep('/m/voucherCenter', '?tab=withdraw')).toBe(false)
  expect(isLastStep('/m/home', '?deposit=1')).toBe(false)
})

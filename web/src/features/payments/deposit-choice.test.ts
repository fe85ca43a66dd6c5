import type { DepositChannel } from '@foyer/contract/payments/deposit-channels'
import { expect, test } from 'vitest'
import { depositChoice } from './deposit-choice.ts'

const channel = (id: string, more: Partial<DepositChannel> = {}): DepositChannel => ({
  id,
  name: id,
  hint: null,
  picture: null,
  open: true,
  least: 10_000,
  most: 500_000,
  presets: [5_000, 20_000, 50_000, 100_000, 200_000, 500_000],
  fee: { fixed: 0, share: 0 } as unknown as DepositChannel['fee'],
  promotion: null,
  ...more,
})
const shown = (...input: Parameters<typeof depositChoice>) => {
  const choice = depositChoice(...input)
  return choice && [choice.channel.id, choice.amount, choice.amounts]
}
const four = [20_000, 50_000, 100_000, 200_000]

// Proves money-42.
test('a first deposit begins with the first open way, four of its amounts and the second of them', () => {
  expect(shown([channel('shut', { open: false }), channel('bank'), channel('card')], undefined)).toEqual(['bank', 50_000, four])
})

// Proves money-42.
test('a further one begins with the way and the sum of the last one', () => {
  expect(shown([channel('bank'), channel('card')], { channel: 'card', amount: 33_300 })).toEqual(['card', 33_300, four])
})

// Proves money-42.
test('what is not offered any more is not begun with, and another way may be chosen', () => {
  expect(shown([channel('bank'), channel('card', { open: false })], { channel: 'card', amount: 900_000 })).toEqual(['bank', 50_000, four])
  expect(shown([channel('bank'), channel('card')], { channel: 'card', amount: 20_000 }, 'bank')).toEqual(['bank', 20_000, four])
  expect(shown([channel('bank', { presets: [] })], undefined)).toEqual(['bank', undefined, []])
  expect(shown([channel('bank', { open: false })], undefined)).toBeNull()
})

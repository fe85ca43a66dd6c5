import { expect, test } from 'vitest'
import { stepFor } from './steps.ts'

// Proves money-32.
test.each([
  ['created', 'pending', 'note'],
  ['created', 'paid', 'pay'],
  ['created', 'declined', 'decline'],
  ['pending', 'pending', 'nothing'],
  ['pending', 'paid', 'pay'],
  ['pending', 'declined', 'decline'],
  ['paid', 'pending', 'nothing'],
  ['paid', 'paid', 'nothing'],
  ['paid', 'declined', 'contradiction'],
  ['declined', 'pending', 'nothing'],
  ['declined', 'declined', 'nothing'],
  ['expired', 'declined', 'nothing'],
] as const)('a deposit that is %s, and the provider says %s: %s', (state, outcome, step) => {
  for (const source of ['callback', 'status'] as const)
    expect(stepFor({ kind: 'deposit', state, reason: null, takenBack: null }, outcome, source)).toBe(step)
})

test.each(['declined', 'expired'] as const)('a deposit that is %s becomes paid only where the provider, when it is asked, says so', state => {
  const deposit = { kind: 'deposit', state, reason: null, takenBack: null } as const
  expect(stepFor(deposit, 'paid', 'callback')).toBe('ask')
  expect(stepFor(deposit, 'paid', 'status')).toBe('pay')
})

test('a deposit that a rule kept from the balance stays declined', () => {
  const deposit = { kind: 'deposit', state: 'declined', reason: 'limit', takenBack: null } as const
  expect(stepFor(deposit, 'paid', 'callback')).toBe('nothing')
  expect(stepFor(deposit, 'paid', 'status')).toBe('nothing')
})

test.each([
  ['held', 'pending', 'note'],
  ['held', 'paid', 'pay'],
  ['held', 'declined', 'decline'],
  ['sent', 'pending', 'nothing'],
  ['sent', 'paid', 'pay'],
  ['sent', 'declined', 'decline'],
  ['paid', 'pending', 'nothing'],
  ['paid', 'paid', 'nothing'],
  ['paid', 'declined', 'contradiction'],
  ['returned', 'pending', 'nothing'],
  ['returned', 'declined', 'nothing'],
  ['returned', 'paid', 'contradiction'],
] as const)('a withdrawal that is %s, and the provider says %s: %s', (state, outcome, step) => {
  for (const source of ['callback', 'status'] as const)
    expect(stepFor({ kind: 'withdrawal', state, reason: null, takenBack: null }, outcome, source)).toBe(step)
})

test.each(['chargeback', 'reversed', 'refunded'] as const)('what is %s after it was paid is taken back once; before that it is declined', outcome => {
  for (const kind of ['deposit', 'withdrawal'] as const) {
    const step = (state: 'pending' | 'sent' | 'paid', takenBack: typeof outcome | null = null) =>
      stepFor({ kind, state: state === 'paid' ? state : kind === 'deposit' ? 'pending' : 'sent', reason: null, takenBack }, outcome, 'callback')
    expect(step('paid')).toBe('take back')
    expect(step('paid', outcome)).toBe('nothing')
    expect(step('pending')).toBe('decline')
  }
  for (const state of ['declined', 'expired'] as const)
    expect(stepFor({ kind: 'deposit', state, reason: null, takenBack: null }, outcome, 'status')).toBe('nothing')
})

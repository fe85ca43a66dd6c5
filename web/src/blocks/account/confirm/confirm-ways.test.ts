import { expect, test } from 'vitest'
import { confirmWays } from './confirm-ways.ts'

const at = '2026-01-01T00:00:00.000Z'
const bound = (channel: 'phone' | 'google' | 'facebook', id: string) => ({ id, channel, boundAt: at, lastUsedAt: at })

test('the channel of each bound identity is a way to confirm; two Google accounts are one way', () => {
  const identities = [bound('google', '1'), bound('google', '2'), bound('phone', '3')]
  expect(confirmWays({ confirm: { needed: true, methods: ['S', 'I'] }, identities }, ['google', 'phone'])).toEqual(['S', 'google', 'phone'])
})

test('a channel that the merchant no longer offers is not a way to confirm', () => {
  const identities = [bound('facebook', '1'), bound('google', '2')]
  expect(confirmWays({ confirm: { needed: true, methods: ['I'] }, identities }, ['google'])).toEqual(['google'])
})

test('identities are not a way to confirm if the server does not accept them', () => {
  expect(confirmWays({ confirm: { needed: true, methods: ['password'] }, identities: [bound('google', '1')] }, ['google'])).toEqual(['password'])
})

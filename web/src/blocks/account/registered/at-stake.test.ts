import { expect, test } from 'vitest'
import { isAtStake } from './at-stake.ts'

const member = { guest: false, hasPassword: false }
const bare = { factors: { mobile: null, email: null }, identities: [] }

// Proves registration-2.
test('an account without password, number, address and identity is lost when its member signs out', () => {
  expect(isAtStake(member, bare)).toBe(true)
})

test.each([
  ['a password', { ...member, hasPassword: true }, bare],
  ['a mobile number', member, { ...bare, factors: { mobile: '•••• 0100', email: null } }],
  ['an e-mail address', member, { ...bare, factors: { mobile: null, email: 'a•••@mail.test' } }],
  ['a social identity', member, { ...bare, identities: [{}] }],
  ['nothing, but is a guest, who is told so before', { ...member, guest: true }, bare],
])('not one that has %s', (_, who, has) => {
  expect(isAtStake(who, has)).toBe(false)
})

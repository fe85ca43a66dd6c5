import { expect, test } from 'vitest'
import { missingIn } from './login-fields.ts'

test('both fields are required; spaces are not a user name, but may be a password', () => {
  expect(missingIn({ username: '', password: '' })).toEqual({ username: 'username_required', password: 'password_required' })
  expect(missingIn({ username: '  ', password: '  ' })).toEqual({ username: 'username_required' })
  expect(missingIn({ username: 'player', password: 'x' })).toEqual({})
})

import { expect, test } from 'vitest'
import { usernameFault } from './username-fault.ts'

test('a user name is required', () => {
  expect(usernameFault('')).toBe('username_required')
})

test.each(['abc', '7river', 'river lantern', 'چراغ', 'r'.repeat(21)])('%s is not a valid user name', username => {
  expect(usernameFault(username)).toBe('username_format')
})

test.each(['abcd', 'River_7', 'r'.repeat(20)])('%s is a valid user name', username => {
  expect(usernameFault(username)).toBeUndefined()
})

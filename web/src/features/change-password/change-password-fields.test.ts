import { expect, test } from 'vitest'
import { faultsIn } from './change-password-fields.ts'

const fine = { oldPassword: 'Harbor-77', newPassword: 'Lantern-42', repeated: 'Lantern-42' }
const none = { oldPassword: undefined, newPassword: undefined, repeated: undefined }

test('two different passwords, the new one typed twice alike, have no fault', () => {
  expect(faultsIn(fine)).toEqual(none)
})

test('who has no password yet is asked for none', () => {
  expect(faultsIn({ newPassword: 'Lantern-42', repeated: 'Lantern-42' })).toEqual(none)
})

test('the current password is asked for', () => {
  expect(faultsIn({ ...fine, oldPassword: '' })).toEqual({ ...none, oldPassword: 'password_required' })
})

test('the new password differs from the current one', () => {
  expect(faultsIn({ ...fine, newPassword: 'Harbor-77', repeated: 'Harbor-77' })).toEqual({ ...none, newPassword: 'password.same' })
})

test('a slip in the repetition is told at the repetition', () => {
  expect(faultsIn({ ...fine, repeated: 'Lantern-43' })).toEqual({ ...none, repeated: 'passwords_differ' })
})

import { expect, test } from 'vitest'
import { faultsIn } from './change-password-fields.ts'

const fine = { oldPassword: 'Harbor-77', newPassword: 'Lantern-42', repeated: 'Lantern-42' }
const none = { oldPassword: undefined, newPassword: undefined, repeated: undefined }

test('two different passwords, with the new one repeated correctly, have no error', () => {
  expect(faultsIn(fine)).toEqual(none)
})

test('a member without a password needs no current one', () => {
  expect(faultsIn({ newPassword: 'Lantern-42', repeated: 'Lantern-42' })).toEqual(none)
})

test('the current password is required', () => {
  expect(faultsIn({ ...fine, oldPassword: '' })).toEqual({ ...none, oldPassword: 'password_required' })
})

test('the new password must differ from the current one', () => {
  expect(faultsIn({ ...fine, newPassword: 'Harbor-77', repeated: 'Harbor-77' })).toEqual({ ...none, newPassword: 'password.same' })
})

test('a wrong repetition is shown at the repetition', () => {
  expect(faultsIn({ ...fine, repeated: 'Lantern-43' })).toEqual({ ...none, repeated: 'passwords_differ' })
})

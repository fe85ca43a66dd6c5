import { expect, test } from 'vitest'
import { faultsIn } from './change-password-fields.ts'

const fine = { oldPassword: 'Harbor-77', newPassword: 'Lantern-42', repeated: 'Lantern-42' }
const faults = (part: Partial<typeof fine>) => faultsIn({ ...fine, ...part }, 'player', 8)

test('two different passwords, the new one typed twice alike, have no fault', () => {
  expect(faults({})).toEqual({})
})

test('each field is asked for', () => {
  expect(faults({ oldPassword: '', newPassword: '', repeated: '' })).toEqual({ oldPassword: 'password_required', newPassword: 'required' })
})

test('the new password keeps the rules and differs from the old one', () => {
  expect(faults({ newPassword: 'short', repeated: 'short' })).toEqual({ newPassword: 'password.weak' })
  expect(faults({ newPassword: 'Harbor-77', repeated: 'Harbor-77' })).toEqual({ newPassword: 'password.same' })
})

test('a slip in the repetition is told at the repetition', () => {
  expect(faults({ repeated: 'Lantern-43' })).toEqual({ repeated: 'passwords_differ' })
})

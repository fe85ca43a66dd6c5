import { expect, test } from 'vitest'
import { emailFault } from './email-fault.ts'

test('before a code is sent, the address must be there and valid by the server’s rule', () => {
  expect(emailFault('  ')).toBe('email_required')
  expect(emailFault('player@nowhere')).toBe('email_format')
  expect(emailFault(' player@lumina.example ')).toBeUndefined()
})

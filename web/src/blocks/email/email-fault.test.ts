import { expect, test } from 'vitest'
import { emailFault } from './email-fault.ts'

test('an address is asked for, and checked as the server does, before a code is', () => {
  expect(emailFault('  ')).toBe('email_required')
  expect(emailFault('player@nowhere')).toBe('email_format')
  expect(emailFault(' player@lumina.example ')).toBeUndefined()
})

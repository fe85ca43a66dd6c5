import { expect, test } from 'vitest'
import { codeFault, codeOf, digitsOf } from './code-fault.ts'

test('a code is six digits; spaces are ignored (spec 1 §5: non-empty, trimmed)', () => {
  expect(codeFault(codeOf(' 123 456 '))).toBeUndefined()
  expect(codeOf('۱۲۳ ۴۵۶')).toBe('123456')
  expect(codeFault(codeOf(undefined))).toBe('code_required')
  expect(codeFault(codeOf('12345'))).toBe('code_format')
  expect(codeFault(codeOf('12345a'))).toBe('code_format')
})

// Proves two-factor-21.
test('the boxes take digits of every script, and nothing else; six at most', () => {
  expect(digitsOf(' 123-456 ')).toBe('123456')
  expect(digitsOf('۱۲۳ ۴۵۶۷')).toBe('123456')
  expect(digitsOf('G-98765a')).toBe('98765')
})

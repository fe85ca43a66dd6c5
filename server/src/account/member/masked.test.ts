import { expect, test } from 'vitest'
import { maskedEmail, maskedMobile, maskedName } from './masked.ts'

test('a contact shows its first and last characters, so that its owner recognises it', () => {
  expect(maskedMobile('639171234567')).toBe('+639•••67')
  expect(maskedEmail('rover@example.com')).toBe('r•••r@example.com')
  expect(maskedName('Ann Lee')).toBe('A•••e')
})

test('a short one shows less', () => {
  expect(maskedEmail('ab@example.com')).toBe('a•••@example.com')
  expect(maskedName('李明')).toBe('李•••')
})

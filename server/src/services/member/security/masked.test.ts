import { expect, test } from 'vitest'
import { maskedEmail, maskedMobile, maskedName } from './masked.ts'

test('a contact shows its ends, enough to tell one’s own by', () => {
  expect(maskedMobile('639171234567')).toBe('+639•••67')
  expect(maskedEmail('rover@example.com')).toBe('r•••r@example.com')
  expect(maskedName('Ann Lee')).toBe('A•••e')
})

test('what is short shows less', () => {
  expect(maskedEmail('ab@example.com')).toBe('a•••@example.com')
  expect(maskedName('李明')).toBe('李•••')
})

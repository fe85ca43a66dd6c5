import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanFaultMessage, FAULT_MESSAGE_LENGTH } from './fault-limits.ts'

// Proves navigation-4.
test.each([
  ["TypeError: Cannot read properties of undefined (reading 'lanes')", "TypeError: Cannot read properties of undefined (reading 'lanes')"],
  ["undefined is not an object (evaluating 'a.b.c')", "undefined is not an object (evaluating 'a.b.c')"],
  ['Invalid regular expression: invalid group specifier name', 'Invalid regular expression: invalid group specifier name'],
  // React's number is the fault; what follows it may hold texts of the page.
  ['Minified React error #418; visit https://react.dev/errors/418?args[]=Ann for the full message', 'Minified React error #418'],
  // What JSON.parse quotes.
  ['Unexpected token \'J\', "John Smith" is not valid JSON', "Unexpected token 'J', … is not valid JSON"],
  ["no member 'John Smith' here", 'no member … here'],
  ['ann.lee+x@example.co.uk is taken', '… is taken'],
  ['Failed to fetch https://brand.com/m/login?token=abc now', 'Failed to fetch … now'],
  ['call +55 11 98765-4321 or id a3f9 or ٠١٢٣', 'call +… … … or id … or …'],
  [`token ${'abcdefgh'.repeat(6)} refused`, 'token … refused'],
  ['two\nlines\u202e and\u0000 more', 'two lines and more'],
])('of “%s” remains “%s”', (said, kept) => {
  expect(cleanFaultMessage(said)).toBe(kept)
})

// Proves navigation-4.
test('whatever is thrown, what remains is short, on one line, and has neither an e-mail address nor a digit, except React’s number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.emailAddress(), (text, email) => {
      const kept = cleanFaultMessage(`${text} ${email} 4711 ${text}`)
      expect(kept.length).toBeLessThanOrEqual(FAULT_MESSAGE_LENGTH)
      expect(kept).not.toMatch(/[\n\r@\p{N}]|\S@\S/u)
    }),
  )
})

test('a long text is cleaned at once', () => {
  for (const part of ['"', "'a ", 'a@', 'x-', '://']) expect(cleanFaultMessage(part.repeat(100_000)).length).toBeLessThanOrEqual(FAULT_MESSAGE_LENGTH)
})

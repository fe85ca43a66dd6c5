import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openPath, scramblePath } from './customer-service-path.ts'

// Spec 2 §3, Customer-service entry.

// Proves customer-service-and-chat-1.
test('a path is base64 of DES-ECB, then the 8 characters of its key', () => {
  // Made by another implementation: openssl enc -des-ecb -K 6162636465666768 -provider legacy
  expect(openPath('AMSSoqUcylyd6yTS4h/pQbaFM4UfcRhmabcdefgh')).toBe('https://help.example')
})

test('any address that may be opened is unchanged after both steps', () => {
  fc.assert(
    fc.property(fc.constantFrom('https://', 'http://', 'tel:', 'mailto:'), fc.string({ unit: 'grapheme' }), (scheme, rest) => {
      expect(openPath(scramblePath(scheme + rest))).toBe(scheme + rest)
    }),
  )
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'intent://x', '//help.example', ' https://help.example'])('%s is never opened', url => {
  expect(openPath(scramblePath(url))).toBeUndefined()
})

test('a broken path gives undefined', () => {
  fc.assert(
    fc.property(fc.string(), path => {
      expect(openPath(path)).toBeUndefined()
    }),
  )
})

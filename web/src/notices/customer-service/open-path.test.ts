import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openPath } from './open-path.ts'

/** Made by another implementation: triple DES with K‖K‖K equals single DES. */
const scramble = (url: string, key = 'k3y-8chr') => {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3)), null)
  return Buffer.concat([cipher.update(url, 'utf8'), cipher.final()]).toString('base64') + key
}

describe('a scrambled path (spec 2 §3, Customer-service entry)', () => {
  // Proves customer-service-and-chat-1.
  test('opens with its last 8 characters', () => {
    // openssl enc -des-ecb -K 6162636465666768 -provider legacy
    expect(openPath('AMSSoqUcylyd6yTS4h/pQbaFM4UfcRhmabcdefgh')).toBe('https://help.example')
    fc.assert(
      fc.property(fc.constantFrom('https://', 'tel:', 'mailto:'), fc.string({ unit: 'grapheme' }), (scheme, rest) => {
        expect(openPath(scramble(scheme + rest))).toBe(scheme + rest)
      }),
    )
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', '//help.example', ' https://help.example'])('%s is never opened', url => {
    expect(openPath(scramble(url))).toBeUndefined()
  })

  test('a broken path gives undefined', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), path => {
        expect(openPath(path)).toBeUndefined()
      }),
    )
  })
})

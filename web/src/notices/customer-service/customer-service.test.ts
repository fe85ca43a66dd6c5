import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chatLink } from './chat-link.ts'
import { openPath } from './open-path.ts'
import { serviceLinks } from './service-links.ts'

/** As another implementation makes it: K‖K‖K in triple DES is single DES. */
const scramble = (url: string, key = 'k3y-8chr') => {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3)), null)
  return Buffer.concat([cipher.update(url, 'utf8'), cipher.final()]).toString('base64') + key
}

describe('a scrambled path (spec 2 §3, Customer-service entry)', () => {
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

  test('what is broken opens nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), path => {
        expect(openPath(path)).toBeUndefined()
      }),
    )
  })
})

describe('a link says who asks, the provider’s way (spec 2 §5, Customer-service link building)', () => {
  const asker = { userName: 'marta', labelName: 'Gold & more' }

  test.each([
    ['AICAN', 'https://cs.example/?a=1&name=marta&category=Gold+%26+more'],
    ['MIDUOKE', 'https://cs.example/?a=1&visitorname=marta'],
    ['LIVECHAT', 'https://cs.example/?a=1&name=marta'],
    ['COMM100', 'https://cs.example/?a=1&username=marta'],
    ['COMM100VIP', 'https://cs.example/?a=1&username=marta'],
  ] as const)('%s', (csType, link) => {
    expect(chatLink('https://cs.example/?a=1', csType, asker)).toBe(link)
  })

  test('of a visitor nothing is said, and an entry of no provider stays as it is', () => {
    expect(chatLink('https://cs.example/?a=1', 'AICAN', {})).toBe('https://cs.example/?a=1')
    expect(chatLink('https://cs.example/?a=1', undefined, asker)).toBe('https://cs.example/?a=1')
    expect(chatLink('mailto:help@cs.example', 'AICAN', asker)).toBe('mailto:help@cs.example')
  })

  test('a missing link opens nothing', () => {
    expect(chatLink(undefined, 'LIVECHAT', asker)).toBeUndefined()
    expect(chatLink('', 'LIVECHAT', asker)).toBeUndefined()
  })
})

describe('the entries to choose from (spec 2 §2, Blocked-domain notice)', () => {
  const entries = [
    { title: 'Telegram', path: scramble('https://t.example') },
    { path: scramble('javascript:alert(1)') },
    { path: scramble('tel:+100') },
    { title: 'Chat', path: scramble('https://chat.example'), csPosition: 'PAGE' as const },
  ]

  test('bear their titles, else CS and their place; what cannot be opened is left out', () => {
    expect(serviceLinks(entries, 'NOTICE')).toEqual([
      { title: 'Telegram', url: 'https://t.example' },
      { title: 'CS2', url: 'tel:+100' },
    ])
  })

  test('stand where their position says', () => {
    expect(serviceLinks(entries, 'PAGE').map(({ title }) => title)).toEqual(['Telegram', 'CS2', 'Chat'])
  })
})

import { createCipheriv } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { serviceLinks } from './service-links.ts'

/** As another implementation makes it: K‖K‖K in triple DES is single DES. */
const scramble = (url: string, key = 'k3y-8chr') => {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3)), null)
  return Buffer.concat([cipher.update(url, 'utf8'), cipher.final()]).toString('base64') + key
}

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

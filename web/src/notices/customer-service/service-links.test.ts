import { createCipheriv } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { serviceLinks } from './service-links.ts'

/** Made by another implementation: triple DES with K‖K‖K equals single DES. */
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

  // Proves notices-4.
  test('have their titles, otherwise CS and a number; those that cannot be opened are left out', () => {
    expect(serviceLinks(entries, 'NOTICE')).toEqual([
      { title: 'Telegram', url: 'https://t.example' },
      { title: 'CS2', url: 'tel:+100' },
    ])
  })

  // Proves customer-service-and-chat-1.
  test('are shown where their position says', () => {
    expect(serviceLinks(entries, 'PAGE').map(({ title }) => title)).toEqual(['Telegram', 'CS2', 'Chat'])
  })
})

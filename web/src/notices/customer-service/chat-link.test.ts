import { describe, expect, test } from 'vitest'
import { chatLink } from './chat-link.ts'

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

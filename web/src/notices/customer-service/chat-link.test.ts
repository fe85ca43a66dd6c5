import { describe, expect, test } from 'vitest'
import { chatLink } from './chat-link.ts'

// Proves customer-service-and-chat-2.
describe('a link names the member in the provider’s parameters (spec 2 §5, Customer-service link building)', () => {
  const member = { userName: 'marta', labelName: 'Gold & more' }

  test.each([
    ['AICAN', 'https://cs.example/?a=1&name=marta&category=Gold+%26+more'],
    ['MIDUOKE', 'https://cs.example/?a=1&visitorname=marta'],
    ['LIVECHAT', 'https://cs.example/?a=1&name=marta'],
    ['COMM100', 'https://cs.example/?a=1&username=marta'],
    ['COMM100VIP', 'https://cs.example/?a=1&username=marta'],
  ] as const)('%s', (csType, link) => {
    expect(chatLink('https://cs.example/?a=1', csType, member)).toBe(link)
  })

  test('a visitor’s link gets no parameters, and neither does an entry without a provider', () => {
    expect(chatLink('https://cs.example/?a=1', 'AICAN', {})).toBe('https://cs.example/?a=1')
    expect(chatLink('https://cs.example/?a=1', undefined, member)).toBe('https://cs.example/?a=1')
    expect(chatLink('mailto:help@cs.example', 'AICAN', member)).toBe('mailto:help@cs.example')
  })

  // Proves customer-service-and-chat-2.
  test('a missing link gives undefined', () => {
    expect(chatLink(undefined, 'LIVECHAT', member)).toBeUndefined()
    expect(chatLink('', 'LIVECHAT', member)).toBeUndefined()
  })
})

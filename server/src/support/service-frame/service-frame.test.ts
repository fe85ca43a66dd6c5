import { expect, test } from 'vitest'
import { testMerchant } from '#testing/pages/fixtures.ts'
import { createPageApp } from '#testing/pages/page-app.ts'

const SRC = 'https://widget.example/chat.js?id=1&x="'
const withScript = (place: 'frame' | 'page') => {
  const merchant = testMerchant('lumina', {}, { customerServiceScript: { src: SRC, place } })
  return { ...merchant, settings: { ...merchant.settings, serviceScript: place } }
}

// Proves customer-service-and-chat-16, navigation-6.
test('a customer-service script runs in a document without an origin: it reaches neither session nor storage', async () => {
  const { get } = await createPageApp([withScript('frame')])
  const { statusCode, headers, body } = await get('/m/service-frame')
  expect(statusCode).toBe(200)
  const policy = String(headers['content-security-policy'])
  expect(policy.split('; ')[0]).toBe('sandbox allow-scripts allow-forms allow-popups')
  expect(policy).not.toContain('allow-same-origin')
  expect(policy).toContain('frame-ancestors http://www.lumina.com')
  expect(body).toContain('<script src="https://widget.example/chat.js?id=1&amp;x=&quot;" async>')
})

test('there is no such document without a script, nor where the merchant wrote that it runs in the page', async () => {
  for (const merchant of [testMerchant('lumina'), withScript('page')]) {
    const { get } = await createPageApp([merchant])
    expect((await get('/m/service-frame')).statusCode).toBe(404)
  }
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStage, type Stage } from '#testing/vendor-stage.ts'
import { createVendor } from '#vendor.ts'

let stage: Stage
beforeEach(async () => {
  stage = await createStage()
})
afterEach(() => stage.vendor.close())

test('the words of a game come in a language that the pages have, and of no other file', async () => {
  const words = await stage.vendor.inject({ url: '/words/ur/dice' })
  expect(words.json()).toMatchObject({ 'dice.name': 'ویلویٹ ڈائس', 'shell.balance': 'بیلنس' })
  for (const wrong of ['/words/xx/dice', '/words/en/chess', '/words/en/..%2Fshell', '/words/..%2Fur/dice'])
    expect((await stage.vendor.inject({ url: wrong })).statusCode).toBe(404)
})

// Proves navigation-6.
test('pages have no origin of their own, and load nothing from elsewhere', async () => {
  const reply = await stage.vendor.inject({ url: '/play/dice' })
  expect(reply.headers['content-security-policy']).toMatch(/^sandbox allow-scripts; default-src 'none';/)
  expect(reply.headers['content-security-policy']).toContain('; script-src http://games.test ')
  expect(reply.headers['content-security-policy']).toContain('; connect-src http://games.test;')
  expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect((await stage.vendor.inject({ url: '/play/chess' })).statusCode).toBe(404)
})

// Proves games-and-lottery-37.
test('pages are shown in frames of the sites that are named, without these of this machine alone', async () => {
  const policyOf = async (platforms: readonly string[] | undefined, host: string) => {
    const vendor = await createVendor({ key: 'k'.repeat(32), file: ':memory:', ...(platforms && { platforms }) })
    const { headers } = await vendor.inject({ url: '/play/dice', headers: { host } })
    await vendor.close()
    return String(headers['content-security-policy']).split('; ').at(-1)
  }
  expect(await policyOf(undefined, '192.168.1.9:3002')).toBe('frame-ancestors localhost:* *.localhost:* 192.168.1.9:*')
  expect(await policyOf(['https://www.brand.com', 'https://*.brand.net'], 'localhost:3002')).toBe(
    'frame-ancestors https://www.brand.com https://*.brand.net',
  )
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStage, type Stage } from '#testing/vendor-stage.ts'

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
  expect((await stage.vendor.inject({ url: '/play/chess' })).statusCode).toBe(404)
})

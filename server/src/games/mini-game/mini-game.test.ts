import { expect, test } from 'vitest'
import { createPageApp } from '#testing/pages/page-app.ts'

// Proves requests-38.
test.each(['v1', 's1'])('the script of %s is at its address, whatever moment `_t` names (spec 2 §7)', async version => {
  const { get } = await createPageApp()
  const { statusCode, headers, body } = await get(`/mini-game/${version}/minigame.js?_t=1767225600000`)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(body).toContain('postMessage')
})

test('no other version is there', async () => {
  const { get } = await createPageApp()
  expect((await get('/mini-game/v2/minigame.js')).statusCode).toBe(404)
})

// Proves games-and-lottery-33.
test('the frame has no origin of its own, calls nobody, and loads the script with the moment', async () => {
  const { get } = await createPageApp()
  const { headers, body } = await get('/mini-game/s1/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain('sandbox allow-scripts;')
  expect(policy).not.toContain('allow-same-origin')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('connect-src')
  expect(body).toContain('data-version="s1"')
  expect(body).toContain('<script src="minigame.js?_t=1767225600000"></script>')
})

// Proves navigation-6.
test('the frame names its own address: in a sandboxed document of Safari `self` is nobody', async () => {
  const { get } = await createPageApp()
  const policyAt = async (host: string) => String((await get('/mini-game/v1/', { host })).headers['content-security-policy']).split('; ')
  const policy = await policyAt('www.lumina.com:8080')
  expect(policy).toContain('script-src http://www.lumina.com:8080')
  expect(policy).toContain('frame-ancestors http://www.lumina.com:8080')
  expect(await policyAt('www.aurora.com')).toContain('script-src http://www.aurora.com')
})

// Proves navigation-6.
test('a host of no merchant has no frame: its policy would name what a stranger wrote', async () => {
  const { get } = await createPageApp()
  expect((await get('/mini-game/v1/', { host: 'evil.example' })).statusCode).toBe(404)
  expect((await get('/mini-game/v1/', { host: 'www.lumina.com; script-src https:' })).statusCode).toBe(404)
})

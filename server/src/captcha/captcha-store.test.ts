import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDeps, type TestSystem } from '#testing/harness.ts'
import type { CaptchaChallenge } from './captcha-challenge.ts'
import type { CaptchaStore } from './captcha-store.ts'

let system: TestSystem
let captchas: CaptchaStore
beforeAll(async () => {
  system = await createTestDeps()
  captchas = system.stores.captchas
})
afterAll(() => system.close())

const at = (seconds: number): Date => new Date(Date.parse('2026-01-01T00:00:00Z') + seconds * 1000)
const binding = { merchant: 'alpha', scene: 'login', deviceId: 'a'.repeat(32), networkPrefix: '203.0.113.0/24' } as const

const challenge = (idHash: string, changes: Partial<CaptchaChallenge> = {}): CaptchaChallenge => ({
  ...binding,
  idHash,
  kind: 'slider',
  answer: '123',
  workBits: 12,
  createdAt: at(0),
  expiresAt: at(120),
  ...changes,
})

describe('a challenge is checked once (docs/captcha.md)', () => {
  test('only one of many simultaneous callers takes it, and gets it as it was stored', async () => {
    await captchas.addChallenge(challenge('once'))
    const taken = await Promise.all(Array.from({ length: 10 }, () => captchas.takeChallenge('alpha', 'slider', 'once', at(5))))
    expect(taken.filter(Boolean)).toEqual([challenge('once')])
  })

  test('another merchant or kind neither gets it nor uses it up', async () => {
    await captchas.addChallenge(challenge('own'))
    expect(await captchas.takeChallenge('beta', 'slider', 'own', at(5))).toBeUndefined()
    expect(await captchas.takeChallenge('alpha', 'picture', 'own', at(5))).toBeUndefined()
    expect(await captchas.takeChallenge('alpha', 'slider', 'own', at(5))).toEqual(challenge('own'))
  })
})

describe('a pass is taken once', () => {
  test('only one of many simultaneous callers gets it', async () => {
    const pass = { ...binding, tokenHash: 'pass', expiresAt: at(180) }
    await captchas.addPass(pass)
    expect(await captchas.takePass('beta', 'pass')).toBeUndefined()
    const taken = await Promise.all(Array.from({ length: 10 }, () => captchas.takePass('alpha', 'pass')))
    expect(taken.filter(Boolean)).toEqual([pass])
  })
})

test('wrong answers are counted by merchant and network, from a given time on', async () => {
  const networkPrefix = '198.51.100.0/24'
  for (const [index, seconds] of [10, 20, 30].entries()) {
    await captchas.addChallenge(challenge(`failed-${index}`, { networkPrefix }))
    await captchas.takeChallenge('alpha', 'slider', `failed-${index}`, at(seconds))
  }
  await captchas.markFailed('alpha', 'failed-0')
  await captchas.markFailed('alpha', 'failed-1')
  expect(await captchas.failures('alpha', networkPrefix, at(0))).toBe(2)
  expect(await captchas.failures('alpha', networkPrefix, at(15))).toBe(1)
  expect(await captchas.failures('beta', networkPrefix, at(0))).toBe(0)
  expect(await captchas.failures('alpha', '198.51.101.0/24', at(0))).toBe(0)
})

test('the sweep removes only what expired before the given time', async () => {
  await captchas.sweep(at(1_000))
  await captchas.addChallenge(challenge('old', { expiresAt: at(2_000) }))
  await captchas.addChallenge(challenge('young', { expiresAt: at(2_001) }))
  await captchas.addPass({ ...binding, tokenHash: 'old', expiresAt: at(2_000) })
  expect(await captchas.sweep(at(2_000))).toBe(2)
  expect(await captchas.takeChallenge('alpha', 'slider', 'young', at(1_999))).toBeDefined()
  expect(await captchas.takeChallenge('alpha', 'slider', 'old', at(1_999))).toBeUndefined()
})

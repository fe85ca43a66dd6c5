import type { CaptchaFields, CaptchaScene } from '@foyer/contract/captcha/captcha-fields'
import type { PageData } from '@foyer/contract/page'
import type { Text } from '@foyer/texts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Another file of the same process may have left a session or an alert.
vi.resetModules()
const { currentNotices } = await import('#notices/notices.ts')
const { closeSession, openSession } = await import('#session/session-store.ts')
const { createCaptchaRuntime } = await import('./captcha-runtime.ts')

const session = { id: '1', token: 'A'.repeat(43), merchantCode: 'demo', userName: 'player', type: 0, firstTimeLogin: false }

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: 'Chrome', maxTouchPoints: 5 })
  vi.stubGlobal('window', { location: { search: '' }, matchMedia: () => ({ matches: false }) })
})
afterEach(() => {
  closeSession()
  vi.unstubAllGlobals()
})

/** A form whose scene asks for our own slider; returns what each of its requests carried. */
const formOf = (scene: CaptchaScene) => {
  const demand = { shown: true, scene, provider: 'slider', geetestId: null } as const
  const sent: CaptchaFields[] = []
  const { guard, controller } = createCaptchaRuntime({
    scene,
    settings: { captcha: { [scene]: demand }, register: { captcha: { regexp: false } } } as unknown as PageData['settings'],
    language: 'EN',
    t: ((key: string) => key) as Text<'errors'>,
    request: () => Promise.reject(new Error('the slider asks nothing before it is opened')),
    onDemand: () => undefined,
  })
  const submit = () =>
    guard(async fields => {
      sent.push(fields)
      return 'done'
    })
  return { submit, sent, controller }
}

// Proves captcha-8.
test.each(['login', 'register', 'sms'] as const)('%s: a living session needs no captcha (spec 1 §5)', async scene => {
  openSession(session)
  const { submit, sent, controller } = formOf(scene)
  expect(await submit()).toBe('done')
  expect(sent).toEqual([{}])
  controller.stop()
})

// Proves captcha-8.
test.each(['login', 'register', 'sms'] as const)('%s: without a session nothing is sent until the captcha is solved', async scene => {
  const { submit, sent, controller } = formOf(scene)
  const submitted = submit()
  await vi.waitUntil(() => controller.view.get().state.step === 'waiting')
  expect(sent).toEqual([])
  controller.onSolved({ fields: { captcha: 'a-pass' } })
  expect(await submitted).toBe('done')
  expect(sent).toEqual([{ captcha: 'a-pass' }])
  controller.stop()
})

// Proves captcha-7.
test('closing it is told by a toast, not by an alert', async () => {
  const { submit, controller } = formOf('register')
  const submitted = submit()
  await vi.waitUntil(() => controller.view.get().state.step === 'waiting')
  controller.onClosed()
  expect(await submitted).toBeUndefined()
  expect(currentNotices()).toMatchObject({ alerts: [], toast: { text: 'verify_first' } })
  controller.stop()
})

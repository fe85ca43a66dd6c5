import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appCan, appPushPermission, saveByApp, shareByApp } from './app-abilities.ts'

// docs/native-app.md

type Answer = (answer: { readonly id: string; readonly value?: string }) => void
interface Inside {
  foyerApp?: object
  foyerAnswer?: Answer
  FoyerNative?: { postMessage: (message: string) => void }
}

const messages: { readonly id: string; readonly action: string }[] = []
let inside: Inside
beforeEach(() => {
  vi.useFakeTimers()
  messages.length = 0
  inside = {
    foyerApp: { can: ['share', 'save'] },
    FoyerNative: { postMessage: text => void messages.push(JSON.parse(text) as (typeof messages)[number]) },
  }
  vi.stubGlobal('window', inside)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const answer = (at: number, value?: string) => inside.foyerAnswer?.({ id: messages[at]?.id ?? '', ...(value !== undefined && { value }) })

test('an app can what it says, through its port; a browser can nothing', () => {
  expect([appCan('share'), appCan('push'), appPushPermission()]).toEqual([true, false, 'default'])
  delete inside.FoyerNative
  expect(appCan('share')).toBe(false)
  vi.stubGlobal('window', { foyerApp: inside.foyerApp, webkit: { messageHandlers: { FoyerNative: { postMessage: () => undefined } } } })
  expect(appCan('share')).toBe(true)
})

test('answers are matched by their id, in whichever order they come', async () => {
  const first = shareByApp({ title: 'Lumina', text: 'Come in', url: 'https://a.test/' })
  const second = shareByApp({ url: 'https://b.test/' })
  expect(messages).toEqual([
    { id: expect.any(String) as string, action: 'share', title: 'Lumina', text: 'Come in', url: 'https://a.test/' },
    { id: expect.any(String) as string, action: 'share', url: 'https://b.test/' },
  ])
  answer(1, 'shared')
  answer(0)
  expect(await second).toBe('shared')
  expect(await first).toBe('cancelled')
  // Nobody waits for it any more.
  answer(0, 'shared')
})

test('a file is handed over as base64', async () => {
  const saving = saveByApp(new File(['a;b\nß'], 'statement.csv', { type: 'text/csv' }))
  await vi.waitFor(() => expect(messages.length).toBe(1))
  expect(messages[0]).toMatchObject({ action: 'save', name: 'statement.csv', type: 'text/csv' })
  expect(Buffer.from((messages[0] as unknown as { content: string }).content, 'base64').toString()).toBe('a;b\nß')
  answer(0, 'statement.csv')
  expect(await saving).toBe(true)
})

test('an app that does not answer within 120 s could not do it', async () => {
  const sharing = shareByApp({ url: 'https://a.test/' })
  vi.advanceTimersByTime(120_000)
  expect(await sharing).toBe('cancelled')
})

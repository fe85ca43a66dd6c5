import { expect, test, vi } from 'vitest'
import { hasNativeLogin, nativeLogin, NativeLoginFailure } from './native-login.ts'

// Docs, native-app.md; spec 1 §8, Native app login callback.

const appOf = () => ({
  FoyerNative: { postMessage: vi.fn<(message: string) => void>() },
  foyerLogin: undefined as ((result: string) => void) | undefined,
})

// Proves session-15.
test('the app is asked through Android’s interface or iOS’s handler; a browser has neither', async () => {
  const android = appOf()
  const token = nativeLogin('google', android)
  expect(android.FoyerNative.postMessage).toHaveBeenCalledWith('{"action":"login","channel":"google"}')
  android.foyerLogin?.('a.b.c')
  expect(await token).toBe('a.b.c')
  expect(android.foyerLogin).toBeUndefined()

  expect(hasNativeLogin(android)).toBe(true)
  expect(hasNativeLogin({ webkit: { messageHandlers: { FoyerNative: { postMessage: () => undefined } } } })).toBe(true)
  expect(hasNativeLogin({})).toBe(false)
})

// Proves identity-9.
test('an answer that begins with Failure is a failure', async () => {
  const app = appOf()
  const token = nativeLogin('facebook', app)
  app.foyerLogin?.('Failure: the player turned back')
  await expect(token).rejects.toThrow(NativeLoginFailure)
  await expect(token).rejects.toThrow('Failure: the player turned back')
})

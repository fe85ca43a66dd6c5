import type { FirebaseSetting } from '@foyer/contract/account/identity/firebase-setting'
import { expect, test, vi } from 'vitest'
import { createPhoneCode } from './phone-code.ts'

// Spec 1 §5, §8: auth/code-expired when no SMS is pending.

const setting: FirebaseSetting = { apiKey: 'k', authDomain: 'a.example', projectId: 'project', channels: ['phone'] }

test('every code counts as expired before one was sent', async () => {
  await expect(createPhoneCode(setting).confirm('123456')).rejects.toMatchObject({ code: 'auth/code-expired' })
})

test('a code is checked against the last one sent; the element for reCAPTCHA is removed again', async () => {
  const sendCode = vi.fn<(number: string) => Promise<(code: string) => Promise<string>>>(async number => async code => `${number} ${code}`)
  const never = () => Promise.reject(new Error('not asked'))
  const place = { remove: vi.fn<() => void>() }
  vi.stubGlobal('document', { createElement: () => place })
  const near = { append: vi.fn<(element: unknown) => void>() }
  const phone = createPhoneCode(setting, async () => ({ popup: never, oneTap: never, sendCode }))
  await phone.send('+1', near as unknown as Element)
  await phone.send('+2', near as unknown as Element)
  expect(await phone.confirm('123456')).toBe('+2 123456')
  expect(near.append).toHaveBeenCalledWith(place)
  expect(place.remove).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})

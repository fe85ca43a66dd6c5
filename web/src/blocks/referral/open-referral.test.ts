import { expect, test, vi } from 'vitest'
import type { Request } from '#request/request-client.ts'
import { openReferral } from './open-referral.ts'

const opened = async (answer: () => Promise<unknown>): Promise<string | undefined> => {
  const navigate = vi.fn<(to: string) => void>()
  await openReferral(answer as unknown as Request, navigate)
  return navigate.mock.lastCall?.[0]
}

// Proves product-and-roles-17, referral-1, referral-3.
test.each([
  [true, '/m/inviteFriends'],
  [false, '/m/support'],
])('a member with REFERRAL %s is led to %s (spec 2 §6, Referral)', async (enabled, path) => {
  expect(await opened(async () => ({ REFERRAL: { enabled, count: 0 } }))).toBe(path)
})

// Proves referral-3.
test('where that cannot be asked, the page itself tells', async () => {
  expect(await opened(async () => Promise.reject(new Error('offline')))).toBe('/m/inviteFriends')
})

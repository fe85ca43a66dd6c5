import { expect, test, vi } from 'vitest'
import { share } from './share-and-save.ts'

const data = { url: 'https://a.test/m/index.html?r=k7m2qx9a' }

// Proves referral-14.
test('the share sheet gets the link; without a sheet the link must be copied', async () => {
  const sheet = vi.fn<(shared: ShareData) => Promise<void>>(async () => {})
  expect(await share(data, sheet)).toBe('shared')
  expect(sheet).toHaveBeenCalledWith(data)
  expect(await share(data, async () => Promise.reject(new TypeError('no files')))).toBe('refused')
})

// Proves referral-14.
test('a player who closes the sheet again is not told of a failure', async () => {
  expect(await share(data, async () => Promise.reject(new DOMException('closed', 'AbortError')))).toBe('cancelled')
})

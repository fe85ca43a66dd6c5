import { expect, test, vi } from 'vitest'
import { shareLink } from './share-link.ts'

const data = { url: 'https://a.test/m/index.html?r=k7m2qx9a' }

test('the share sheet gets the link; without a sheet the link must be copied', async () => {
  const share = vi.fn<(shared: ShareData) => Promise<void>>(async () => {})
  expect(await shareLink(data, share)).toBe(true)
  expect(share).toHaveBeenCalledWith(data)
  expect(await shareLink(data, async () => Promise.reject(new TypeError('no files')))).toBe(false)
})

test('a player who closes the sheet again is not told of a failure', async () => {
  expect(await shareLink(data, async () => Promise.reject(new DOMException('closed', 'AbortError')))).toBe(true)
})

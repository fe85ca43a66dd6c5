import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parseMerchant } from '#app/merchants/parse-merchant.ts'
import { pageContentOf } from '#app/pages/parts/page-content.ts'
import { faultLine } from '#kernel/merchants/fault.ts'
import { createPageApp } from '#testing/pages/page-app.ts'
import { folderOf, testMerchantFolder } from '#testing/test-merchants.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><path fill="#ff0000" d="M0 0h40v50H0z"/></svg>'
const image = (groupName: string, more: object = {}) => ({
  groupName,
  image: 'banners/one.svg',
  alt: { EN: 'Alt' },
  title: { EN: groupName },
  ...more,
})
const parse = (images: readonly object[], artwork = PICTURE) =>
  parseMerchant(
    folderOf('alpha', {
      ...testMerchantFolder('alpha', { name: 'Alpha & Sons' }),
      'assets/banners/one.svg': artwork,
      'content/download-images.json': { images },
    }),
    { secrets: () => undefined, allowDemo: true },
  )
const merchantWith = (...parameters: Parameters<typeof parse>) => {
  const { value } = parse(...parameters)
  if (!value) throw new Error('The merchant has faults.')
  return value
}
const shown = (...parameters: Parameters<typeof parse>) =>
  pageContentOf(merchantWith(...parameters), 'EN', ['downloadImages'], new Date()).downloadImages

// Proves announcements-16, constants-20, constants-30.
test('picture 1 comes before picture 2, after 20 s, under the brand’s name (spec 2 §4, Download-image popup)', () => {
  const { wait, images = [] } = shown([image('m_popup2'), image('m_popup1')]) ?? {}
  expect(wait).toBe(20)
  expect(images.map(({ groupName }) => groupName)).toEqual(['m_popup1', 'm_popup2'])
  expect(images[0]?.fileName).toMatch(/^Alpha-Sons-popup-1\.[0-9a-f]{8}\.png$/)
})

// Proves announcements-16.
test('another picture has another file name', () => {
  const nameOf = (artwork: string) => shown([image('m_popup1')], artwork)?.images[0]?.fileName
  expect(nameOf(PICTURE)).toBe(nameOf(PICTURE))
  expect(nameOf(PICTURE)).not.toBe(nameOf(PICTURE.replace('#ff0000', '#00ff00')))
})

// Proves announcements-3.
test('the picture is a PNG that the server draws', async () => {
  const merchant = merchantWith([image('m_popup1')])
  const { get } = await createPageApp([merchant])
  const [picture] = pageContentOf(merchant, 'EN', ['downloadImages'], new Date()).downloadImages?.images ?? []
  const { statusCode, headers, rawPayload } = await get(picture?.image ?? '', { host: 'alpha.test' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  const { width, height, format } = await sharp(rawPayload).metadata()
  expect({ width, height, format }).toEqual({ width: 1080, height: 1350, format: 'png' })
  // A group without a picture has none.
  expect((await get((picture?.image ?? '').replace('popup-1', 'popup-2'), { host: 'alpha.test' })).statusCode).toBe(404)
})

test('a group that is named twice is refused', () => {
  expect((parse([image('m_popup1'), image('m_popup1')]).faults ?? []).map(faultLine)).toEqual([
    'alpha/content/download-images.json /images/1/groupName: is the group of another picture too',
  ])
})

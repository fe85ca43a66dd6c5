import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureAddress, pictures, TOUCH_ICON } from '#kernel/merchants/pictures.ts'
import { testMerchant } from '#testing/pages/fixtures.ts'
import { createPageApp } from '#testing/pages/page-app.ts'
import { drawPicture } from './draw-picture.ts'

const svg = (content: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`)
const FULL = svg('<path fill="#ff0000" d="M0 0h100v100H0z"/>')
const DISC = svg('<circle cx="50" cy="50" r="50" fill="#ff0000"/>')
const GROUND = '#101010'

const pixels = async (png: Buffer) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  return { ...info, at }
}

test.each(Object.entries(pictures))('%s is drawn at its size', async (_, picture) => {
  const { width, height, format } = await sharp(await drawPicture(DISC, picture, GROUND)).metadata()
  expect({ width, height, format }).toEqual({ width: picture.width, height: picture.height, format: 'png' })
})

test('an icon keeps its transparency; for phones that cut icons it gets a background, with the drawing in the middle', async () => {
  const icon = await pixels(await drawPicture(DISC, { width: 100, height: 100, kind: 'icon' }, GROUND))
  expect(icon.at(0, 0)[3]).toBe(0)
  expect(icon.at(50, 5)).toEqual([255, 0, 0, 255])
  const plate = await pixels(await drawPicture(DISC, { width: 100, height: 100, kind: 'plate' }, GROUND))
  expect(plate.at(0, 0)).toEqual([16, 16, 16, 255])
  expect(plate.at(50, 5)).toEqual([16, 16, 16, 255])
  expect(plate.at(50, 15)).toEqual([255, 0, 0, 255])
})

test('an icon with its own background fills the area', async () => {
  const plate = await pixels(await drawPicture(FULL, { width: 100, height: 100, kind: 'plate' }, GROUND))
  expect(plate.at(0, 0)).toEqual([255, 0, 0, 255])
})

test('a download image fills its area with the artwork', async () => {
  const popup = await pixels(await drawPicture(FULL, { width: 200, height: 400, kind: 'popup' }, GROUND))
  for (const [x, y] of [
    [0, 0],
    [199, 399],
  ] as const)
    expect(popup.at(x, y)).toEqual([255, 0, 0, 255])
})

test('a splash screen has the merchant’s background with the logo in the middle', async () => {
  const splash = await pixels(await drawPicture(FULL, { width: 200, height: 400, kind: 'splash' }, GROUND))
  expect(splash.at(1, 1)).toEqual([16, 16, 16, 255])
  expect(splash.at(100, 200)).toEqual([255, 0, 0, 255])
})

test('a picture is cached permanently at its address, not at an older one, and is not found at another host', async () => {
  const merchant = testMerchant('lumina')
  const { get } = await createPageApp([merchant, testMerchant('aurora')])
  const address = pictureAddress(merchant, 'icon-192')
  const { statusCode, headers } = await get(address)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' })
  expect((await get(address.replace(/\.[0-9a-f]{8}\./, '.00000000.'))).headers['cache-control']).toBe('no-cache')
  expect((await get(address, { host: 'www.aurora.com' })).statusCode).toBe(404)
  expect((await get(address.replace('icon-192', 'icon-193'))).statusCode).toBe(404)
  expect((await get(address.replace('icon-192', 'constructor'))).statusCode).toBe(404)
})

// Proves install-9.
test('iOS finds the touch icon at its fixed name', async () => {
  const { get } = await createPageApp()
  const { headers, rawPayload } = await get('/apple-touch-icon.png')
  expect(headers['content-type']).toBe('image/png')
  expect((await sharp(rawPayload).metadata()).width).toBe(180)
})

test('a changed touch icon gets another address, and other pictures keep theirs', () => {
  const touchIcons = ['/m/merchant/lumina/touch.1.png', '/m/merchant/lumina/touch.2.png'] as const
  const [before, after] = touchIcons.map(touch =>
    testMerchant('lumina', { assets: { 'touch.png': touch } }, { pwa: { appleTouchIcon: 'touch.png' } }),
  )
  const moved = Object.keys(pictures).filter(name => before && after && pictureAddress(before, name) !== pictureAddress(after, name))
  expect(moved).toEqual([TOUCH_ICON])
})

// Proves install-9, install-10.
test('a page names the icon, its words and a splash screen for each of ten devices (spec 2 §2)', async () => {
  const { get } = await createPageApp([testMerchant('lumina', {}, { pwa: { title: 'Lumi' } })])
  const { body } = await get('/m/home')
  expect(body).toMatch(/<link rel="apple-touch-icon" href="\/m\/pictures\/lumina\/touch-180\.[0-9a-f]{8}\.png">/)
  expect(body).toContain('<meta name="apple-mobile-web-app-title" content="Lumi">')
  const splashes = [...body.matchAll(/rel="apple-touch-startup-image" href="([^"]+)"/g)].map(([, href]) => href)
  expect(new Set(splashes).size).toBe(10)
})

// Proves install-9.
test('a merchant without a server-built manifest links none (spec 2 §2, desktop_app_feature)', async () => {
  const { get } = await createPageApp([testMerchant('lumina', {}, { pwa: { serverManifest: false } }), testMerchant('aurora')])
  expect((await get('/m/home')).body).not.toContain('rel="manifest"')
  expect((await get('/m/home', { host: 'www.aurora.com' })).body).toContain('rel="manifest"')
})

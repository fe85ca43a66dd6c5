import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'

let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
})
afterAll(() => wire.close())

// Proves install-8, requests-28.
test('the install manifest has the defaults of spec 2 §2, in the language asked for', async () => {
  const reply = await wire.app.inject({
    url: '/wps/system/manifest.json?merchantCode=alpha&timestamp=1&language=UR',
    headers: { host: 'alpha.test' },
  })
  expect(reply.headers['content-type']).toContain('json')
  expect(reply.json()).toMatchObject({
    id: '/m/home',
    name: 'Alpha',
    lang: 'ur',
    dir: 'rtl',
    display: 'standalone',
    orientation: 'portrait',
    scope: '/m/',
    start_url: '/m/home?utm_source=homescreen',
    theme_color: '#ffffff',
    background_color: '#ffffff',
  })
  const sizes = (purpose: string) =>
    reply
      .json<{ readonly icons: readonly { readonly sizes: string; readonly purpose: string }[] }>()
      .icons.flatMap(icon => (icon.purpose === purpose ? [icon.sizes] : []))
  expect(sizes('any')).toEqual(['192x192', '256x256', '384x384', '512x512', 'any'])
  expect(sizes('maskable')).toEqual(['192x192', '512x512'])
  expect(valueOf(await wire.client().call('system.manifest', { language: 'XX' })).lang).toBe('en')
})

// Proves install-8, requests-28.
test('how a visitor came goes into the start address, but never changes the app’s id', async () => {
  const manifestFor = async (query: string) => {
    const { statusCode, ...reply } = await wire.app.inject({ url: `/wps/system/manifest.json?${query}`, headers: { host: 'alpha.test' } })
    const { id, start_url } = reply.json() as { readonly id?: string; readonly start_url?: string }
    return { statusCode, id, start_url }
  }
  const plain = await manifestFor('')
  expect(await manifestFor('affiliateCode=aff1&r=friend')).toEqual({
    ...plain,
    start_url: '/m/home?utm_source=homescreen&affiliateCode=aff1&r=friend',
  })
  expect(plain.id).toBe('/m/home')
  expect((await manifestFor('affiliateCode=%22%3E')).statusCode).toBe(400)
})

import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, valueOf, type TestApp } from '#testing/test-app.ts'
import { writeFolder } from '#testing/test-merchants.ts'

// The clock starts with 2026.
let wire: TestApp
beforeAll(async () => {
  wire = await createTestApp()
  const banner = { groupName: 'm_home', image: 'banners/one.svg', alt: { EN: 'Lanterns', UR: 'لالٹینیں' } }
  const banners = [
    { ...banner, url: '/m/register', until: '2026-01-01T00:01Z' },
    { ...banner, linkageType: 'P', vendor: 'LOTT', title: { EN: 'Draw' } },
  ]
  await writeFolder(join(wire.system.merchantsDirectory, 'alpha'), { 'content/banners.json': { banners } })
  expect(await wire.system.merchants.reload()).toEqual([])
})
afterAll(() => wire.close())

// Proves requests-25.
test('the banners of now come in the caller’s language, with where they lead', async () => {
  const list = async (language: string) => valueOf(await wire.client('alpha', { language }).call('banners.list', {})).banners
  const image = expect.stringMatching(/^\/m\/merchant\/alpha\/banners\/one\./)
  const draw = { groupName: 'm_home', image, alt: 'Lanterns', title: 'Draw', linkageType: 'P', vendor: 'LOTT' }
  expect(await list('EN')).toEqual([{ groupName: 'm_home', image, alt: 'Lanterns', linkageType: 'URL', url: '/m/register' }, draw])
  expect((await list('UR')).map(({ alt }) => alt)).toEqual(['لالٹینیں', 'لالٹینیں'])
  wire.system.clock.advance(60)
  expect(await list('EN')).toEqual([draw])
})

import { expect, test, vi } from 'vitest'
import { networkOf } from '#kernel/http/network.ts'
import { testBuild, testMerchant } from '#testing/pages/fixtures.ts'
import type { RendererOptions } from './page-wish.ts'
import { pagesToKeep } from './pages-to-keep.ts'
import { createRenderer } from './render-page.ts'

const merchant = (languages: number) => ({ languages: Array.from({ length: languages }, () => 'EN' as const) })

test('there is room for every page of every merchant in each language, at listed hosts and at others', () => {
  expect(pagesToKeep([merchant(20), merchant(3)], 10)).toBe(460)
})

test('and never for more than 4,000', () => {
  expect(
    pagesToKeep(
      Array.from({ length: 50 }, () => merchant(20)),
      10,
    ),
  ).toBe(4000)
})

// Proves navigation-3.
test('a part that fails on the server does not fail the page: it is served, kept, and the fault is handed over once', async () => {
  const fault = new Error('thrown on purpose')
  const { build, rendered } = testBuild(undefined, [fault])
  const onFault = vi.fn<RendererOptions['onFault']>()
  const lumina = testMerchant('lumina')
  const renderPage = createRenderer({
    build,
    clock: () => new Date('2026-01-01T00:00:00Z'),
    merchants: () => [lumina],
    originsOf: () => ({}),
    addressOf: () => 'https://www.lumina.com',
    onFault,
  })
  const wish = {
    merchant: lumina,
    language: 'EN',
    path: '/m/home',
    indexable: true,
    network: { ...networkOf('203.0.113.7'), country: 'BR' },
  } as const
  expect((await renderPage(wish)).found).toBe(true)
  expect((await renderPage(wish)).found).toBe(true)
  expect(rendered()).toBe(1)
  expect(onFault).toHaveBeenCalledExactlyOnceWith(fault, { merchant: 'lumina', path: '/m/home', language: 'EN' })
})

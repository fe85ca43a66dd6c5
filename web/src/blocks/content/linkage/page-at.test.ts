import { expect, test } from 'vitest'
import { pageAt } from './page-at.ts'

// Proves banners-and-shortcuts-4.
test('our own address, written in full, stays inside the app; any other one does not (spec 2 §5, Banner external link)', () => {
  const at = (site: string) => pageAt(site, 'https://brand.com')
  expect(at('https://brand.com/m/activity?id=nights#rules')).toBe('/m/activity?id=nights#rules')
  expect(at('https://brand.com/wps/session/logout')).toBeUndefined()
  expect(at('https://brand.com/m/../wps')).toBeUndefined()
  expect(at('https://brand.com.evil.example/m/home')).toBeUndefined()
  expect(at('http://brand.com/m/home')).toBeUndefined()
})

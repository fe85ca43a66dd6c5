import { afterEach, expect, test, vi } from 'vitest'
import { parsedUrl } from './parsed-url.ts'

afterEach(() => vi.unstubAllGlobals())

test('an address is read where the browser has neither URL.canParse nor URL.parse, and what is none is undefined', () => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined, parse: undefined }))
  expect(parsedUrl('https://games.example/play?a=1')?.origin).toBe('https://games.example')
  expect(parsedUrl('/m/home', 'https://brand.example')?.href).toBe('https://brand.example/m/home')
  expect([parsedUrl('/m/home'), parsedUrl('https://'), parsedUrl('', 'none')]).toEqual([undefined, undefined, undefined])
})

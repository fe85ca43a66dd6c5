import { expect, test } from 'vitest'
import { removePixelCookies } from './pixel-cookies.ts'

// Proves tracking-12.
test('a no removes the pixels’ cookies, for every domain that they may have, and no others', () => {
  const written: string[] = []
  removePixelCookies({
    host: 'www.brand.com',
    read: () => '_fbp=fb.1.1.1; language=EN; _ga_AB12=x',
    write: cookie => void written.push(cookie),
  })
  expect(written).toEqual(
    ['_fbp', '_ga_AB12'].flatMap(name => [
      `${name}=; max-age=0; path=/`,
      `${name}=; max-age=0; path=/; domain=.brand.com`,
      `${name}=; max-age=0; path=/; domain=.www.brand.com`,
    ]),
  )
})

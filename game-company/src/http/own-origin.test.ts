import { expect, test } from 'vitest'
import { createOwnOrigin, ForeignHost } from './own-origin.ts'

const at = (host: string) => ({ protocol: 'http' as const, host })

test('a page is at the address that the vendor is known by, whatever host a request names', () => {
  const originOf = createOwnOrigin('https://games.example/')
  expect(['10.0.0.1:3002', 'games.example', 'evil.example'].map(host => originOf(at(host)))).toEqual(Array(3).fill('https://games.example'))
})

test('without such an address it is reached by names of its own machine and by numbers', () => {
  const originOf = createOwnOrigin()
  for (const host of ['localhost:3002', 'games.localhost', '127.0.0.1:3002', '192.168.0.7']) expect(originOf(at(host))).toBe(`http://${host}`)
})

// Proves navigation-6.
test('no other host is written into a content policy', () => {
  const originOf = createOwnOrigin()
  for (const host of ['evil.example', 'localhost; script-src https:', 'localhost *', '', '127.0.0.1.evil.example', "localhost' 'unsafe-inline"])
    expect(() => originOf(at(host))).toThrow(ForeignHost)
})

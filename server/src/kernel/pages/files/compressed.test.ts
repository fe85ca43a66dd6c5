import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFast, createShrinker, isHeld } from './compressed.ts'

const body = Buffer.from(Array.from({ length: 2_000 }, (_, index) => `<li>row ${index * 7_919} of ${index}</li>`).join(''))

test('what was compressed fast and is wanted three times is made smaller afterwards, with the same content and tag', async () => {
  const kept = { ...(await compressFast(body)), wanted: 0 }
  const { etag, bodies } = kept
  const shrink = createShrinker()
  await shrink(kept)
  await shrink(kept)
  expect(kept.bodies).toBe(bodies)
  await shrink(kept)
  expect(kept.etag).toBe(etag)
  expect(kept.bodies.br?.length).toBeLessThan(bodies.br?.length ?? 0)
  expect(brotliDecompressSync(kept.bodies.br ?? '').equals(body)).toBe(true)
  expect(gunzipSync(kept.bodies.gzip ?? '').equals(body)).toBe(true)
})

test('the tag changes with the content, and with what the browser keeps beside it', async () => {
  const tags = await Promise.all([
    compressFast(body),
    compressFast(body, 'one policy'),
    compressFast(body, 'another'),
    compressFast(body.subarray(1)),
  ])
  expect(new Set(tags.map(({ etag }) => etag)).size).toBe(4)
})

test.each([
  [undefined, false],
  ['', false],
  ['*', true],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b"', false],
])('If-None-Match: %s', (header, held) => {
  expect(isHeld(header, 'W/"a"')).toBe(held)
})

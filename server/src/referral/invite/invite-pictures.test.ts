import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { testMerchant } from '#testing/pages/fixtures.ts'
import { createPageApp } from '#testing/pages/page-app.ts'

const lumina = () => testMerchant('lumina', {}, { domains: [{ domainName: 'https://fast.lumina.net' }, { domainName: 'plain.net:8080' }] })

/** Whether the modules of a picture's QR code are those of `link`: it fills the square at `left`, `top`. */
const shows = async (picture: Buffer, link: string, { left = 0, top = 0, side = 720 } = {}): Promise<boolean> => {
  const { data: modules, size } = encode(link, { border: 4, ecc: 'M' })
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const darkAt = (row: number, column: number) => {
    const middle = (at: number) => Math.floor(((at + 0.5) * side) / size)
    return (data[((top + middle(row)) * info.width + left + middle(column)) * info.channels] ?? 0) < 128
  }
  return modules.every((row, y) => row.every((dark, x) => dark === darkAt(y, x)))
}

// Proves referral-14.
test('the QR code leads to the landing page of the line that was asked for, with the codes', async () => {
  const { get } = await createPageApp([lumina()])
  const { statusCode, headers, rawPayload } = await get('/m/invite/qr.png?line=https%3A%2F%2Ffast.lumina.net&affiliateCode=aff1&r=k7m2qx9a')
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  expect(await shows(rawPayload, 'https://fast.lumina.net/m/index.html?affiliateCode=aff1&r=k7m2qx9a')).toBe(true)
  expect(await shows(rawPayload, 'https://fast.lumina.net/m/index.html?affiliateCode=aff1&r=k7m2qx9b')).toBe(false)
})

// Proves referral-14.
test.each([
  ['http://plain.net:8080', 'http://plain.net:8080'],
  ['https://www.lumina.com', 'https://www.lumina.com'],
  ['https://evil.example', 'http://www.lumina.com'],
  ['javascript:alert(1)', 'http://www.lumina.com'],
])('asked for %s it leads to %s: no picture of a merchant leads to another site', async (line, origin) => {
  const { get } = await createPageApp([lumina()])
  const { rawPayload } = await get(`/m/invite/qr.png?line=${encodeURIComponent(line)}&r=%3Cx%3E`)
  expect(await shows(rawPayload, `${origin}/m/index.html`)).toBe(true)
})

// Proves referral-14.
test('a poster is a PNG of 1080 by 1440 pixels with the same code', async () => {
  const { get } = await createPageApp([lumina()])
  const { rawPayload } = await get('/m/invite/poster.png?r=k7m2qx9a')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1440 })
  expect(await shows(rawPayload, 'http://www.lumina.com/m/index.html?r=k7m2qx9a', { left: 280, top: 750, side: 520 })).toBe(true)
})

const request = async (addresses: readonly string[], picture = 'qr') => {
  const { get } = await createPageApp([lumina()])
  const from = (address: string, code: string) => get(`/m/invite/${picture}.png?r=${code}`, { 'x-visitor': address })
  const statuses: number[] = []
  for (const [nth, address] of addresses.entries()) statuses.push((await from(address, `code-${nth}`)).statusCode)
  return { from, statuses, drawn: statuses.filter(status => status === 200).length }
}

// Proves referral-14.
test('one network gets 120 new pictures a minute; what is kept costs nothing', async () => {
  const { from, statuses, drawn } = await request(Array.from({ length: 121 }, () => '198.51.100.9'))
  expect(drawn).toBe(120)
  expect(statuses.at(-1)).toBe(429)
  expect((await from('198.51.100.9', 'code-7')).statusCode).toBe(200)
  expect((await from('192.0.2.1', 'new')).statusCode).toBe(200)
})

// Proves referral-14.
test('a /48 of IPv6 is one network', async () => {
  const { drawn, from } = await request(Array.from({ length: 121 }, (_, nth) => `2001:db8:7:${nth.toString(16)}00::1`))
  expect(drawn).toBe(120)
  expect((await from('2001:db8:8::1', 'new')).statusCode).toBe(200)
})

// Proves referral-14.
test.each([
  ['qr', 200],
  ['poster', 50],
])('of the kind %s a thousand addresses get %i new pictures in ten seconds together', async (picture, most) => {
  const { drawn, from } = await request(
    Array.from({ length: most + 5 }, (_, nth) => `198.${18 + (nth >> 8)}.${nth & 255}.1`),
    picture,
  )
  expect(drawn).toBe(most)
  const refused = await from('192.0.2.1', 'new')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10'])
  expect((await from('192.0.2.1', 'code-1')).statusCode).toBe(200)
})

// Proves referral-14.
test('two links have the same poster but for the code', async () => {
  const { get } = await createPageApp([lumina()])
  const pixels = async (code: string) =>
    sharp((await get(`/m/invite/poster.png?r=${code}`)).rawPayload)
      .raw()
      .toBuffer()
  const [one, other] = await Promise.all([pixels('k7m2qx9a'), pixels('k7m2qx9b')])
  const differs = (y: number) => !one.subarray(y * 1080 * 3, (y + 1) * 1080 * 3).equals(other.subarray(y * 1080 * 3, (y + 1) * 1080 * 3))
  const rows = Array.from({ length: 1440 }, (_, y) => y).filter(differs)
  expect(rows.length).toBeGreaterThan(0)
  expect([Math.min(...rows) >= 750, Math.max(...rows) < 1270]).toEqual([true, true])
})

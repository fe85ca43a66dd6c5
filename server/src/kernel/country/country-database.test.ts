import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, valueOf } from '#testing/test-app.ts'
import { makeTestDatabase } from '#testing/test-mmdb.ts'
import { readCountryDatabase } from './country-database.ts'

// Spec 2 §2, Access-denied page: the visitor's country, from a database that an operator provides.

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-country-'))
})
afterAll(() => rm(folder, { recursive: true }))

const written = async (body: Buffer | string) => {
  const file = join(folder, 'countries.mmdb')
  await writeFile(file, body)
  return file
}

const maxmind = (code: string) => ({
  continent: { code: 'AS', names: { en: 'Asia' } },
  country: { geoname_id: 1, iso_code: code, names: { en: 'Somewhere' } },
  registered_country: { geoname_id: 2, iso_code: 'US' },
})

describe('a database of both families', () => {
  const blocks = {
    '1.0.0.0/24': maxmind('AU'),
    '203.0.113.0/25': maxmind('PH'),
    '10.0.0.0/8': maxmind('ZZ'),
    '192.0.2.0/24': { registered_country: { iso_code: 'US' } },
    '2001:db8::/48': maxmind('JP'),
  }
  test.each([
    ['203.0.113.0', 'PH'],
    ['203.0.113.127', 'PH'],
    ['203.0.113.128', undefined],
    ['1.0.0.1', 'AU'],
    ['::ffff:1.0.0.1', 'AU'],
    ['2001:db8::1', 'JP'],
    ['2001:db8:1::1', undefined],
    ['192.0.2.1', undefined],
    ['10.1.2.3', undefined],
    ['no address', undefined],
    ['', undefined],
  ])('the country of %s is %s', async (ip, country) => {
    const lookup = await readCountryDatabase(await written(makeTestDatabase(6, blocks)))
    expect(lookup(ip)).toBe(country)
  })
})

test('an IPv6 address is not found in a database of IPv4', async () => {
  // 2001:: starts with the same bits as 32.1.0.0.
  const lookup = await readCountryDatabase(await written(makeTestDatabase(4, { '32.1.0.0/16': maxmind('US'), '1.0.0.0/24': maxmind('AU') })))
  expect([lookup('1.0.0.1'), lookup('32.1.0.1'), lookup('2001::1')]).toEqual(['AU', 'US', undefined])
})

test('databases of other makers name the country differently', async () => {
  const lookup = await readCountryDatabase(
    await written(makeTestDatabase(6, { '1.0.0.0/24': { country: 'AU' }, '2.0.0.0/24': { country: 'France', country_code: 'FR' } })),
  )
  expect([lookup('1.0.0.1'), lookup('2.0.0.1')]).toEqual(['AU', 'FR'])
})

test('a missing or invalid file is reported at start', async () => {
  for (const body of ['', 'hello\n', '1.0.0.0/24,AU\n'.repeat(1000), makeTestDatabase(6, { '1.0.0.0/24': maxmind('AU') }).subarray(0, -40)])
    await expect(readCountryDatabase(await written(body))).rejects.toThrow("no database in MaxMind's format")
  await expect(readCountryDatabase(join(folder, 'nowhere.mmdb'))).rejects.toThrow('ENOENT')
})

test('a damaged record gives no country, and does not break the request', async () => {
  const whole = makeTestDatabase(6, { '1.0.0.0/24': maxmind('AU'), '2.0.0.0/24': { country: [] }, '3.0.0.0/24': 7 })
  const metadata = whole.lastIndexOf(Buffer.from('abcdef', 'hex'))
  const lookup = await readCountryDatabase(await written(whole))
  expect([lookup('1.0.0.1'), lookup('2.0.0.1'), lookup('3.0.0.1')]).toEqual(['AU', undefined, undefined])
  for (let at = 0; at < metadata; at += 7) {
    const damaged = await readCountryDatabase(await written(Buffer.from(whole).fill(0xff, at, Math.min(at + 30, metadata))))
    expect(() => damaged('1.0.0.1')).not.toThrow()
  }
})

test('COUNTRY_FILE selects it by its extension: a visitor from a denied country is refused', async () => {
  const countryFile = join(folder, 'denied.mmdb')
  await writeFile(countryFile, makeTestDatabase(6, { '203.0.113.0/24': maxmind('US'), '198.51.100.0/24': maxmind('PH') }))
  const wire = await createTestApp({ config: { countryFile }, merchants: { alpha: { regions: { deniedCountries: ['US'] } } } })
  const denied = async (ip: string) => valueOf(await wire.client('alpha', { ip }).call('system.status', {})).regionRestriction
  expect(await denied('203.0.113.7')).toBe(true)
  expect(await denied('198.51.100.7')).toBe(false)
  await wire.close()
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, valueOf } from '#testing/test-app.ts'
import { readCountryFile } from './country-file.ts'

// Spec 2 §2, Access-denied page: the visitor's country, from a table that an operator provides.

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-country-'))
})
afterAll(() => rm(folder, { recursive: true }))

const read = async (text: string) => {
  const file = join(folder, 'table.csv')
  await writeFile(file, text)
  return readCountryFile(file)
}

describe.each([
  [
    'ranges',
    '"2001:db8::","2001:db8:0:ffff:ffff:ffff:ffff:ffff","JP"\r\n203.0.113.0,203.0.113.255,PH\n1.0.0.0,1.0.0.255,AU\n10.0.0.0,10.255.255.255,ZZ\n',
  ],
  ['blocks', 'network,country\n2001:db8::/48,JP\n1.0.0.0/24,AU\n203.0.113.77/24,PH\n10.0.0.0/8,ZZ\n'],
])('a table of %s', (_, text) => {
  test.each([
    ['203.0.113.0', 'PH'],
    ['203.0.113.255', 'PH'],
    ['203.0.114.0', undefined],
    ['203.0.112.255', undefined],
    ['1.0.0.1', 'AU'],
    ['0.255.255.255', undefined],
    ['::ffff:1.0.0.1', 'AU'],
    ['2001:db8::1', 'JP'],
    ['2001:db8:1::1', undefined],
    ['10.1.2.3', undefined],
    ['no address', undefined],
    ['', undefined],
  ])('the country of %s is %s', async (ip, country) => {
    expect((await read(text))(ip)).toBe(country)
  })
})

test('an invalid line of any kind is left out', async () => {
  const countryOf = await read('203.0.113.0/x,US\n203.0.113.0/,US\n203.0.113.0/-1,US\n203.0.113.0/24.5,US\n203.0.113.0/33,US\n198.51.100.0/24,PH\n')
  expect([countryOf('203.0.113.7'), countryOf('198.51.100.7')]).toEqual([undefined, 'PH'])
})

test('a missing file, or one without a range, is reported at start', async () => {
  await expect(read('hello\n')).rejects.toThrow('COUNTRY_FILE')
  await expect(readCountryFile(join(folder, 'nowhere.csv'))).rejects.toThrow('ENOENT')
})

test('a visitor from a denied country is refused; a trusted proxy’s header wins over the table', async () => {
  const countryFile = join(folder, 'denied.csv')
  await writeFile(countryFile, '203.0.113.0/24,US\n198.51.100.0/25,PH\n198.51.100.128/25,US\n')
  const wire = await createTestApp({
    config: { countryFile, trustedProxies: ['198.51.100.7', '198.51.100.200'], countryHeader: 'X-Country' },
    merchants: { alpha: { regions: { deniedCountries: ['US'] } } },
  })
  const denied = async (ip: string, headers: Readonly<Record<string, string>> = {}) =>
    valueOf(await wire.client('alpha', { ip, headers }).call('system.status', {})).regionRestriction
  expect(await denied('203.0.113.7')).toBe(true)
  expect(await denied('203.0.113.7', { 'X-Country': 'PH' })).toBe(true)
  expect(await denied('198.51.100.7')).toBe(false)
  expect(await denied('198.51.100.7', { 'X-Country': 'US' })).toBe(true)
  expect(await denied('198.51.100.200', { 'X-Country': 'PH' })).toBe(false)
  // If the header names no country, the table decides.
  for (const nobody of ['', 'XX', 'PH, US']) expect(await denied('198.51.100.200', { 'X-Country': nobody })).toBe(true)
  await wire.close()
})

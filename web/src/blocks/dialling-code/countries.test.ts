import { expect, test } from 'vitest'
import { countriesLike, namedCountries } from './countries.ts'

const countries = [
  { countryCode: 'US', countryDialingCode: '1' },
  { countryCode: 'PE', countryDialingCode: '51' },
  { countryCode: 'BR', countryDialingCode: '55' },
  { countryCode: 'PK', countryDialingCode: '92' },
]
const codes = (found: readonly { readonly countryCode: string }[]) => found.map(({ countryCode }) => countryCode)

test('countries are named and ordered in the player’s language (spec 1 §2, country picker)', () => {
  expect(namedCountries(countries, 'en').map(({ name }) => name)).toEqual(['Brazil', 'Pakistan', 'Peru', 'United States'])
  expect(namedCountries(countries, 'es').map(({ name }) => name)).toEqual(['Brasil', 'Estados Unidos', 'Pakistán', 'Perú'])
  expect(namedCountries(countries, 'ur').find(({ countryCode }) => countryCode === 'PK')?.name).toBe('پاکستان')
})

test('a country without a name is shown by its code', () => {
  expect(namedCountries([{ countryCode: 'QX', countryDialingCode: '999' }], 'en')[0]?.name).toBe('QX')
})

test.each([
  ['peru', ['PE']],
  ['Perú', ['PE']],
  ['br', ['BR']],
  ['+5', ['PE', 'BR']],
  ['0092', ['PK']],
  ['', ['US', 'PE', 'BR', 'PK']],
  ['nowhere', []],
])('“%s” finds %j', (typed, found) => {
  const all = namedCountries(countries, 'es')
  expect(new Set(codes(countriesLike(all, typed, 'es')))).toEqual(new Set(found))
})

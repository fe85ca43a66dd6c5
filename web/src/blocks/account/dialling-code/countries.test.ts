import { readFileSync } from 'node:fs'
import { describe, expect, it, test, vi } from 'vitest'
import { countriesLike, namedCountries } from './countries.ts'
import km from './names/km.json'
import my from './names/my.json'
import { ownNamesOf } from './own-names.ts'

const countries = [
  { countryCode: 'US', countryDialingCode: '1' },
  { countryCode: 'PE', countryDialingCode: '51' },
  { countryCode: 'BR', countryDialingCode: '55' },
  { countryCode: 'PK', countryDialingCode: '92' },
]
const codes = (found: readonly { readonly countryCode: string }[]) => found.map(({ countryCode }) => countryCode)

// Proves language-and-country-17.
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

// Proves language-and-country-4.
test.each([
  ['٩٢', ['PK']],
  ['+৫', ['PE', 'BR']],
  ['၀၀၉၂', ['PK']],
])('a dialling code in digits of another script finds its country: %s', (typed, found) => {
  expect(codes(countriesLike(namedCountries(countries, 'es'), typed, 'es')).sort()).toEqual(found.sort())
})

test('signs of Indian scripts are letters: पर is not a part of पेरू', () => {
  const all = namedCountries(countries, 'hi')
  expect(codes(countriesLike(all, 'पर', 'hi'))).toEqual([])
  expect(codes(countriesLike(all, 'पेरू', 'hi'))).toEqual(['PE'])
})

describe.each([
  ['km', km, /^[\p{Script=Khmer}\p{P}\s]+$/u],
  ['my', my, /^[\p{Script=Myanmar}\p{P}\s]+$/u],
] as const)('the names that the product brings along in %s', (locale, own, letters) => {
  // Proves language-and-country-2.
  it('are there for every country that a merchant may serve, in the language’s own letters', () => {
    const flags = readFileSync(new URL('flags.svg', import.meta.url), 'utf8')
    // CLDR has no name for a few of the flags, in any language.
    const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    const every = [...flags.matchAll(/<symbol id="([A-Z]{2})"/g)]
      .map(([, code = '']) => code)
      .filter(code => !/^(XA|XB)$/.test(code) && english.of(code) !== undefined)
    expect(every.filter(code => !Object.keys(own).includes(code))).toEqual([])
    expect(Object.entries(own).filter(([, name]) => !letters.test(name))).toEqual([])
  })

  it('stand in the order of its alphabet', () => {
    const named = namedCountries(countries, locale, own)
    expect(named.map(({ name }) => name)).toEqual(
      countries.map(({ countryCode }) => own[countryCode as keyof typeof own]).sort(new Intl.Collator(locale).compare),
    )
  })
})

// Proves language-and-country-2.
test('own names are loaded where the browser has none, and nowhere else', async () => {
  const supported = vi.spyOn(Intl.DisplayNames, 'supportedLocalesOf')
  supported.mockReturnValue([])
  expect((await ownNamesOf('KM'))?.['PH']).toBe('ហ្វ៊ីលីពីន')
  expect(await ownNamesOf('BN')).toBeUndefined()
  supported.mockReturnValue(['my'])
  expect(await ownNamesOf('MY')).toBeUndefined()
  supported.mockRestore()
})

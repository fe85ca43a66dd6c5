import Type from 'typebox'
import { declareCall } from '#call.ts'

export const Country = Type.Object({
  countryCode: Type.String({
    pattern: '^[A-Z]{2}$',
    message: 'must be a country in two capitals (ISO 3166-1), like PH',
    description: 'ISO 3166-1 alpha-2',
  }),
  countryDialingCode: Type.String({
    pattern: '^[1-9][0-9]{0,3}$',
    message: 'must be a dialling code without + and leading zeros, like 63',
    description: 'without +',
  }),
})

/** The merchant's country data (spec 1 §3, Country). */
export const CountryData = Type.Object({
  ...Country.properties,
  countries: Type.Array(Country, { minItems: 1, description: 'the countries whose mobile numbers are accepted' }),
  currency: Type.String({
    pattern: '^[A-Z]{3,6}$',
    message: 'must be a currency in capitals, like PHP',
    description: 'ISO 4217, or a digital one’s letters',
  }),
  currencySymbol: Type.String({ maxLength: 4, description: 'shown with amounts' }),
  decimals: Type.Integer({
    minimum: 0,
    maximum: 4,
    description:
      'of the currency: 2 where the smallest unit, in which sums are booked, is a hundredth. Those of ISO 4217 if absent; a ledger that has begun keeps its own, and another number is refused (docs/ledger.md)',
  }),
})

/** What merchant.json says of it. */
export const CountrySettings = Type.Object({ ...CountryData.properties, decimals: Type.Optional(CountryData.properties.decimals) })

export const country = declareCall({
  method: 'GET',
  path: '/wps/system/country',
  summary: 'Dialling codes and currency',
  session: 'none',
  moduleId: 'SYSTEM3',
  cache: 'session',
  request: Type.Object({ merchant: Type.Optional(Type.String({ maxLength: 32 })) }),
  answer: CountryData,
  errors: [],
})

import type { Config } from '#kernel/config.ts'
import { readCountryDatabase } from './country-database.ts'
import { readCountryFile } from './country-file.ts'
import { noCountryLookup, type CountryLookup } from './country-lookup.ts'

/** The lookup by the file that the environment names. */
export const countryLookupOf = async ({ countryFile }: Pick<Config, 'countryFile'>): Promise<CountryLookup> => {
  if (countryFile === undefined) return noCountryLookup
  return countryFile.endsWith('.mmdb') ? readCountryDatabase(countryFile) : readCountryFile(countryFile)
}

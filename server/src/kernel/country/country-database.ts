import { readFile } from 'node:fs/promises'
import { Reader, type Response } from 'mmdb-lib'
import type { CountryLookup } from './country-lookup.ts'
import { isCountry, parsedAddress } from './visitor-address.ts'

/** How the usual databases name a country: MaxMind and DB-IP by `country.iso_code`, IPinfo by `country_code`, or by `country` alone. */
interface CountryRecord {
  readonly country?: string | { readonly iso_code?: string }
  readonly country_code?: string
}

const codeIn = ({ country, country_code: code }: CountryRecord): string | undefined =>
  code ?? (typeof country === 'object' ? country.iso_code : country)

/** A database in MaxMind's format (.mmdb), held in memory (docs/operating.md). Throws if the file cannot be read or has another format. */
export const readCountryDatabase = async (file: string): Promise<CountryLookup> => {
  const body = await readFile(file)
  let database: Reader<Response>
  try {
    database = new Reader(body)
  } catch (error) {
    throw new Error(`COUNTRY_FILE: ${file} is no database in MaxMind's format`, { cause: error })
  }

  const recordOf = (address: string): CountryRecord | null => {
    try {
      // The library's types cover MaxMind's own records only.
      return database.get(address) as CountryRecord | null
    } catch {
      return null // a damaged record must not break the request
    }
  }

  return ip => {
    const address = parsedAddress(ip)
    // The library would look up the first bits of an IPv6 address among the IPv4 addresses.
    if (!address || (address.kind() === 'ipv6' && database.metadata.ipVersion === 4)) return undefined
    const record = recordOf(address.toString())
    const code = record === null ? undefined : codeIn(record)
    return code !== undefined && isCountry(code) ? code : undefined
  }
}

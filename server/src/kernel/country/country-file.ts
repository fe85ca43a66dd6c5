import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { CountryLookup } from './country-lookup.ts'
import { COUNTRY_CODE, isCountry, parsedAddress, type Address } from './visitor-address.ts'

interface Range {
  readonly first: bigint
  readonly last: bigint
  readonly country: string
}

type Family = 'ipv4' | 'ipv6'

const BITS = /^\d{1,3}$/

const numberOf = (address: Address): bigint => address.toByteArray().reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)

/** `first,last,country` or `block,country`, with or without quotes; undefined for another line (a heading, for example). */
const readLine = (line: string): (Range & { readonly family: Family }) | undefined => {
  const cells = line.split(',').map(cell => cell.trim().replace(/^"(.*)"$/, '$1'))
  const country = cells.at(cells[0]?.includes('/') ? 1 : 2) ?? ''
  if (!COUNTRY_CODE.test(country)) return undefined
  const [one = '', other = ''] = cells
  if (one.includes('/')) {
    const [base = '', bits = ''] = one.split('/')
    const address = parsedAddress(base)
    if (!address || !BITS.test(bits)) return undefined
    const size = BigInt((address.kind() === 'ipv4' ? 32 : 128) - Number(bits))
    if (size < 0n) return undefined
    const first = (numberOf(address) >> size) << size
    return { family: address.kind(), first, last: first + (1n << size) - 1n, country }
  }
  const [first, last] = [parsedAddress(one), parsedAddress(other)]
  if (!first || !last || first.kind() !== last.kind()) return undefined
  return { family: first.kind(), first: numberOf(first), last: numberOf(last), country }
}

/** Finds the last range that starts at or before `at`, by binary search. */
const rangeAt = (ranges: readonly Range[], at: bigint): Range | undefined => {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.first ?? at) <= at) low = middle + 1
    else high = middle
  }
  return ranges[low - 1]
}

/** The table of address ranges in a CSV file (docs/operating.md gives the format). Throws if the file cannot be read or has no range. */
export const readCountryFile = async (file: string): Promise<CountryLookup> => {
  const tables: Record<Family, Range[]> = { ipv4: [], ipv6: [] }
  for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })) {
    const range = readLine(line)
    if (range) tables[range.family].push(range)
  }
  const all = Object.values(tables)
  if (all.every(ranges => ranges.length === 0)) throw new Error(`COUNTRY_FILE: ${file} holds no line of the form first,last,country or block,country`)
  for (const ranges of all) ranges.sort((one, other) => (one.first < other.first ? -1 : 1))

  return ip => {
    const address = parsedAddress(ip)
    if (!address) return undefined
    const at = numberOf(address)
    const range = rangeAt(tables[address.kind()], at)
    return range && at <= range.last && isCountry(range.country) ? range.country : undefined
  }
}

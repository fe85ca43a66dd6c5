/** Returns the country of an address: ISO 3166-1 alpha-2, or undefined if it is unknown. Called for every request, so it must not wait. */
export type CountryLookup = (ip: string) => string | undefined

/** The default knows no country. A trusted proxy's header (COUNTRY_HEADER) wins over any lookup (kernel/http/visitors.ts). */
export const noCountryLookup: CountryLookup = () => undefined

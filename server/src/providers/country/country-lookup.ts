/** Says which country an address is in: ISO 3166-1 alpha-2, or nothing where it does not know. Asked for every request, so it must not wait. */
export type CountryLookup = (ip: string) => string | undefined

/** The default: nobody knows. A trusted proxy's header (COUNTRY_HEADER) speaks before any lookup (http/visitors.ts). */
export const noCountryLookup: CountryLookup = () => undefined

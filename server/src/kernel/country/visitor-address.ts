import ipaddr from 'ipaddr.js'

export type Address = ipaddr.IPv4 | ipaddr.IPv6

/** An address as tables know it: IPv4 within IPv6 becomes IPv4. Undefined for text that is no address. */
export const parsedAddress = (text: string): Address | undefined =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text) ? ipaddr.process(text) : undefined

export const COUNTRY_CODE = /^[A-Z]{2}$/
/** The code for "no country" in the usual tables. */
const NOWHERE = 'ZZ'

export const isCountry = (code: string): boolean => COUNTRY_CODE.test(code) && code !== NOWHERE

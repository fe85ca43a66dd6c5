/**
 * How many decimals a currency is booked with: the minor units of ISO 4217, list one, of every active currency (published 2024-06-25,
 * https://www.six-group.com/dam/download/financial-information/data-center/iso-currrency/lists/list-one.xml). Not those of `Intl`, which are a
 * custom of showing sums: it has none for IDR, PKR, COP and others that banks and payment companies book with two (docs/ledger.md).
 */
const BY_DECIMALS = [
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  '',
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUC CUP ' +
    'CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK ' +
    'LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD ' +
    'RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD YER ' +
    'ZAR ZMW ZWG',
  'BHD IQD JOD KWD LYD OMR TND',
  'CLF UYW',
] as const

const decimals: ReadonlyMap<string, number> = new Map(BY_DECIMALS.flatMap((codes, count) => codes.split(' ').map(code => [code, count] as const)))

/** Of what is in no list, such as a digital currency. */
const OTHERS = 2

/** The decimals of an ISO 4217 code: 2 of PHP, whose smallest unit is a hundredth. What a merchant books with is `settings.decimals`. */
export const isoDecimals = (code: string): number => decimals.get(code) ?? OTHERS

/** Patterns that web and server both check. No schemas here, so that the web may import this file. */

/** 4–20 letters, digits or _, beginning with a letter. */
export const USERNAME_PATTERN = '^[A-Za-z][A-Za-z0-9_]{3,19}$'

/** Affiliate and referral codes. */
export const CODE_PATTERN = '^[A-Za-z0-9_-]{1,32}$'

/** Addresses that mail servers take without quoting; an internationalised domain is written in its `xn--` form. */
export const EMAIL_PATTERN =
  '^(?=.{6,254}$)[A-Za-z0-9!#$%&*+/=?^_{|}~-]{1,32}(?:\\.[A-Za-z0-9!#$%&*+/=?^_{|}~-]{1,32}){0,4}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.){1,4}[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$'

/** The zero of each script that our players write digits in: Arabic, Urdu, Devanagari, Bengali, Tamil, Thai, Burmese, Khmer, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xe50, 0x1040, 0x17e0, 0xff10]

/** The text with the digits of those scripts as 0–9, because phone numbers and codes are typed in any of them. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, digit => {
    const point = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find(start => point >= start && point < start + 10)
    return zero === undefined ? digit : String(point - zero)
  })

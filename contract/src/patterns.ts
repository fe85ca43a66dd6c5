/** Patterns that both ends check; free of schemas, so that the web may read them. */

/** 4–20 letters, digits or _, beginning with a letter. */
export const USERNAME_PATTERN = '^[A-Za-z][A-Za-z0-9_]{3,19}$'

/** Affiliate and referral codes. */
export const CODE_PATTERN = '^[A-Za-z0-9_-]{1,32}$'

/** Addresses that mail servers take without quoting; an internationalised domain is written in its `xn--` form. */
export const EMAIL_PATTERN =
  '^(?=.{6,254}$)[A-Za-z0-9!#$%&*+/=?^_{|}~-]{1,32}(?:\\.[A-Za-z0-9!#$%&*+/=?^_{|}~-]{1,32}){0,4}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.){1,4}[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$'

/** Patterns that both ends check; free of schemas, so that the web may read them. */

/** 4–20 letters, digits or _, beginning with a letter. */
export const USERNAME_PATTERN = '^[A-Za-z][A-Za-z0-9_]{3,19}$'

/** Affiliate and referral codes. */
export const CODE_PATTERN = '^[A-Za-z0-9_-]{1,32}$'

import { CODE_PATTERN } from '@foyer/contract/patterns'

const CODE = new RegExp(CODE_PATTERN)
/** Click ids and marks of advertisers: longer than any in use, without characters that have a meaning in addresses or markup. */
const MARK = /^[A-Za-z0-9_.~:-]{1,512}$/

/** An affiliate or referral code, or nothing. */
export const strictCode = (value: unknown): string | undefined => (typeof value === 'string' && CODE.test(value) ? value : undefined)
/** A click id or mark, or nothing. */
export const strictMark = (value: unknown): string | undefined => (typeof value === 'string' && MARK.test(value) ? value : undefined)

import type { RegistrationInfo } from './registration-info.ts'
import { strictCode, strictMark } from './strict.ts'

const CODES = ['affiliateCode', 'referralCode', 'r'] as const
/** Those of spec 2 §2, and what else tells by which advertising a visitor came (contract/src/tracking/pixel-sources.ts). */
const MARKS = [
  'inApp',
  'fbclid',
  'gclid',
  'ttclid',
  'kwaiclid',
  'bbg',
  'isBgeTest',
  'cid',
  'twclid',
  'gbraid',
  'wbraid',
  'clickid',
  'click_id',
  'visitor_id',
  'kadam_id',
  'tfTracker',
  'fbPixelId',
  'tiktokPixelId',
  'kwai_pixel_id',
  'gtagId',
  'bigoPixelId',
]

/**
 * `to` with the carried-over parameters (spec 2 §2, Navigation parameters): those of the current address, then the stored
 * registration info. The parameters of `to` itself take precedence; a value that breaks its strict pattern is dropped.
 */
export const carryOver = (to: string, search: string, stored: RegistrationInfo): string => {
  const [, path = '', ownSearch = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? []
  const query = new URLSearchParams(ownSearch)
  const present = new URLSearchParams(search)
  const carry = (name: string, value: string | undefined) => {
    if (value && !query.has(name)) query.set(name, value)
  }
  for (const name of CODES) carry(name, strictCode(present.get(name)))
  for (const name of MARKS) carry(name, strictMark(present.get(name)))
  carry('affiliateCode', stored.affiliateCode)
  // `r` is another name for the same code.
  if (!query.has('r')) carry('referralCode', stored.referralCode)
  const text = query.toString()
  return path + (text && `?${text}`) + hash
}

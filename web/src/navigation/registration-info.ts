import { affiliateOfHost, type AffiliateHosts } from '@foyer/contract/affiliate-host'
import { readJson } from '#device/json.ts'
import { localStore } from '#device/storage.ts'
import { strictCode } from './strict.ts'

/** Where a visitor came from (spec 1 §3, Affiliate and registration info). */
export interface RegistrationInfo {
  readonly affiliateCode?: string
  readonly referralCode?: string
  readonly originalDomain?: string
  /** The pixel record of a visitor who agreed to tracking, which keeps it here. */
  readonly pixelTrack?: Readonly<Record<string, string>>
}

/** Where tracking keeps the pixel record (spec 1 §3, Pixel tracking record). */
export const PIXEL_TRACK = 'SHELL_pixelTrack'

const KEY = 'SHELL_registrationInfo'
const HOST = /^[a-z0-9.-]{1,253}$/

const infoOf = (affiliateCode?: string, referralCode?: string, originalDomain?: string): RegistrationInfo => ({
  ...(affiliateCode && { affiliateCode }),
  ...(referralCode && { referralCode }),
  ...(originalDomain && { originalDomain }),
})

/** Reads a stored text; each field must match its strict pattern. */
export const parseRegistrationInfo = (text: string | null): RegistrationInfo => {
  const { affiliateCode, referralCode, originalDomain } = (readJson(text) ?? {}) as Partial<Record<keyof RegistrationInfo, unknown>>
  const domain = typeof originalDomain === 'string' && HOST.test(originalDomain) ? originalDomain : undefined
  return infoOf(strictCode(affiliateCode), strictCode(referralCode), domain)
}

/** The host's affiliate code, then the query's codes (`affiliateCode`; `r` or `referralCode`), then the stored ones (spec 1 §3). The domain is that of the first visit. */
export const resolveRegistrationInfo = (
  query: URLSearchParams,
  stored: RegistrationInfo,
  host: string,
  affiliateHosts: AffiliateHosts,
): RegistrationInfo =>
  infoOf(
    affiliateOfHost(host, affiliateHosts) ?? strictCode(query.get('affiliateCode')) ?? stored.affiliateCode,
    strictCode(query.get('r')) ?? strictCode(query.get('referralCode')) ?? stored.referralCode,
    stored.originalDomain ?? host,
  )

/** The stored text, for `useSyncExternalStore`. */
export const storedRegistrationText = (): string | null => localStore.get(KEY)

export const storedRegistrationInfo = (): RegistrationInfo => {
  const pixelTrack = readJson(localStore.get(PIXEL_TRACK)) as Exclude<RegistrationInfo['pixelTrack'], undefined> | null
  return { ...parseRegistrationInfo(storedRegistrationText()), ...(pixelTrack && { pixelTrack }) }
}

/** Stores where the visitor came from, once per page load, before any navigation. */
export const keepRegistrationInfo = (query: URLSearchParams, host: string, affiliateHosts: AffiliateHosts): void =>
  localStore.set(KEY, JSON.stringify(resolveRegistrationInfo(query, storedRegistrationInfo(), host, affiliateHosts)))

import { readJson } from '#device/json.ts'
import { localStore } from '#device/storage.ts'
import { strictCode } from './strict.ts'

/** How a visitor came (spec 1 §3, Affiliate and registration info). A wildcard host's affiliate code is the server's to know: it goes first there. */
export interface RegistrationInfo {
  readonly affiliateCode?: string
  readonly referralCode?: string
  readonly originalDomain?: string
}

const KEY = 'SHELL_registrationInfo'
const HOST = /^[a-z0-9.-]{1,253}$/

const infoOf = (affiliateCode?: string, referralCode?: string, originalDomain?: string): RegistrationInfo => ({
  ...(affiliateCode && { affiliateCode }),
  ...(referralCode && { referralCode }),
  ...(originalDomain && { originalDomain }),
})

/** What a stored text holds, each field by its strict pattern. */
export const parseRegistrationInfo = (text: string | null): RegistrationInfo => {
  const { affiliateCode, referralCode, originalDomain } = (readJson(text) ?? {}) as Partial<Record<keyof RegistrationInfo, unknown>>
  const domain = typeof originalDomain === 'string' && HOST.test(originalDomain) ? originalDomain : undefined
  return infoOf(strictCode(affiliateCode), strictCode(referralCode), domain)
}

/** The query's codes before the stored ones: `affiliateCode`; `r` or `referralCode` (spec 1 §3). The domain is that of the first visit. */
export const resolveRegistrationInfo = (query: URLSearchParams, stored: RegistrationInfo, host: string): RegistrationInfo =>
  infoOf(
    strictCode(query.get('affiliateCode')) ?? stored.affiliateCode,
    strictCode(query.get('r')) ?? strictCode(query.get('referralCode')) ?? stored.referralCode,
    stored.originalDomain ?? host,
  )

/** As it is kept, for those who follow it. */
export const storedRegistrationText = (): string | null => localStore.get(KEY)

export const storedRegistrationInfo = (): RegistrationInfo => parseRegistrationInfo(storedRegistrationText())

/** Keeps how the visitor came, once per page load, before any navigation. */
export const keepRegistrationInfo = (query: URLSearchParams, host: string): void =>
  localStore.set(KEY, JSON.stringify(resolveRegistrationInfo(query, storedRegistrationInfo(), host)))

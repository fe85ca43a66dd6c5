import type { LanguageCode } from '@foyer/contract/languages'
import { isProtected } from './protected-paths.ts'
import type { RequestSetup, UrlCall } from './request-client.ts'

/** `Language` of a request while no language is known (spec 1 §9). */
const DEFAULT_LANGUAGE: LanguageCode = 'CN'

const sessionFor = (setup: RequestSetup, { url, authorization = true }: UrlCall) =>
  authorization === true && url && isProtected(url) ? setup.session() : null

/** The headers that say who makes a call, at which merchant and in which language (spec 1 §7). */
export const headersOf = (setup: RequestSetup, call: UrlCall): Record<string, string> => {
  const session = sessionFor(setup, call)
  const token = typeof call.authorization === 'string' ? call.authorization : session?.token
  return {
    Accept: 'application/json',
    Merchant: session?.merchantCode ?? setup.merchant(),
    Language: setup.language() ?? DEFAULT_LANGUAGE,
    ...(call.moduleId && { ModuleId: call.moduleId }),
    ...(token && { Authorization: token }),
    ...call.headers,
  }
}

/** The token that was handed in, or the session's, whether the call sends it or not. */
export const tokenAt = (setup: RequestSetup, { authorization = true }: UrlCall): string | undefined =>
  authorization === true ? setup.session()?.token : authorization || undefined

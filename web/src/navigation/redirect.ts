/** What the redirect helper appends (spec 2 §2, Redirect helper). */
export interface RedirectFacts {
  readonly token: string
  readonly language: string
  /** The colour of the page's header, `#rrggbb`. */
  readonly headerColor: string
  readonly title: string
}

const CHINESE = /^(?:CN|TW|zh(?:[-_].*)?)$/i

/** Chinese variants become CN, and CN is the default (spec 2 §2). */
export const redirectLanguage = (language: string | undefined): string => (!language || CHINESE.test(language) ? 'CN' : language)

const hostFits = (host: string, allowed: string): boolean => (allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed)

/**
 * `redirectUrl` if it is allowed: its host is one that the merchant names, and it is as secure as the page, because it gets a token.
 * Otherwise undefined.
 */
export const allowedRedirect = (redirectUrl: string, redirectHosts: readonly string[], pageProtocol: string): URL | undefined => {
  let url: URL
  try {
    url = new URL(redirectUrl)
  } catch {
    return undefined
  }
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && pageProtocol === 'http:')
  const allowed = secure && redirectHosts.some(host => hostFits(url.hostname, host))
  return allowed ? url : undefined
}

/** The target address with the appended parameters. */
export const redirectAddress = (target: URL, { token, language, headerColor, title }: RedirectFacts): string => {
  const url = new URL(target)
  const appended = { token, language: redirectLanguage(language), headerColor, b2c: '1', title }
  for (const [name, value] of Object.entries(appended)) url.searchParams.set(name, value)
  return url.href
}

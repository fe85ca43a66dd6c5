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

const urlOf = (address: string): URL | undefined => {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

const hostFits = (host: string, allowed: string): boolean => (allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed)

/**
 * `redirectUrl` if it is allowed: its host is one that the merchant names, and it is as secure as the page, because it gets a token.
 * Otherwise undefined.
 */
export const allowedRedirect = (redirectUrl: string, redirectHosts: readonly string[], pageProtocol: string): URL | undefined => {
  const url = urlOf(redirectUrl)
  if (!url) return undefined
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && pageProtocol === 'http:')
  const allowed = secure && redirectHosts.some(host => hostFits(url.hostname, host))
  return allowed ? url : undefined
}

/**
 * What tells that `redirectUrl` is refused. It names a web address's host and nothing else: whoever wrote the link would otherwise
 * choose words that stand in our dialog as if they were ours.
 */
export const redirectRefusal = (redirectUrl: string) => {
  const url = urlOf(redirectUrl)
  return url && /^https?:$/.test(url.protocol)
    ? ({ key: 'redirect_refused', params: { host: url.hostname } } as const)
    : ({ key: 'redirect_unreadable' } as const)
}

/** The target address with the appended parameters. */
export const redirectAddress = (target: URL, { token, language, headerColor, title }: RedirectFacts): string => {
  const url = new URL(target)
  const appended = { token, language: redirectLanguage(language), headerColor, b2c: '1', title }
  for (const [name, value] of Object.entries(appended)) url.searchParams.set(name, value)
  return url.href
}

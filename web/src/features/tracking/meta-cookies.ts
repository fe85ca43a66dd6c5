import { DAY_S } from '@foyer/contract/time-units'
import { cookieIn } from './pixel-record.ts'

/** spec 1 §9, Cookies. */
const COOKIE_DAYS = 90

/** What the cookies need of the page. */
export interface CookiePage {
  readonly host: string
  read(): string
  /** Writes one cookie; a browser ignores one for a domain that it does not allow. */
  write(cookie: string): void
}

/**
 * The domains to try, the widest first: the host's last two labels (spec 1 §9), and three where these two are a public suffix such as `com.br`, which a
 * browser refuses.
 */
export const cookieDomains = (host: string): readonly string[] => {
  const labels = host.split('.')
  return [2, 3].filter(count => count <= labels.length).map(count => labels.slice(-count).join('.'))
}

const set = (page: CookiePage, name: string, valueOf: (index: number) => string): void => {
  for (const domain of cookieDomains(page.host)) {
    // Meta's number of a domain: its labels less one (brand.com 1, brand.com.br 2).
    const value = valueOf(domain.split('.').length - 1)
    page.write(`${name}=${value}; max-age=${COOKIE_DAYS * DAY_S}; domain=.${domain}; path=/; SameSite=Lax; Secure`)
    if (cookieIn(page.read(), name) === value) return
  }
  // On an address without labels, such as localhost, it is the host's alone.
  page.write(`${name}=${valueOf(0)}; max-age=${COOKIE_DAYS * DAY_S}; path=/; SameSite=Lax`)
}

/** The click id in `_fbc`: its fourth part; Meta's own library may add a fifth. */
const clickIn = (fbc: string | undefined): string | undefined => fbc?.split('.')[3]

/**
 * Keeps `_fbp`, which tells browsers apart, and `_fbc`, the click that the visitor came by, for 90 days. `_fbc` is written anew only for another click,
 * because its time is that of the click. Call it after consent alone.
 */
export const keepMetaCookies = (page: CookiePage, facebookClickId: string | undefined, now: number, random: string): void => {
  const cookies = page.read()
  if (cookieIn(cookies, '_fbp') === undefined) set(page, '_fbp', index => `fb.${index}.${now}.${random}`)
  if (facebookClickId !== undefined && clickIn(cookieIn(cookies, '_fbc')) !== facebookClickId)
    set(page, '_fbc', index => `fb.${index}.${now}.${facebookClickId}`)
}

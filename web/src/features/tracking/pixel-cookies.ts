import { cookieDomains, type CookiePage } from './meta-cookies.ts'

/** Cookies that the providers' scripts, and we for Meta, keep in the page. */
const OURS = /^(?:_fb[cp]|_tt|ttcsid|_gcl_|_ga|_gid$|_tw|_bge_|_?kwai|afUserId$|AF_)/

/** Removes the pixels' cookies. Those of other sites cannot be reached from here. */
export const removePixelCookies = (page: CookiePage): void => {
  for (const pair of page.read().split('; ')) {
    const name = pair.slice(0, pair.indexOf('='))
    if (!OURS.test(name)) continue
    for (const domain of ['', ...cookieDomains(page.host).map(one => `; domain=.${one}`)]) page.write(`${name}=; max-age=0; path=/${domain}`)
  }
}

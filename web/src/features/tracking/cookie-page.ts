import type { CookiePage } from './meta-cookies.ts'

export const cookiePage = (): CookiePage => ({
  host: location.hostname,
  read: () => document.cookie,
  write(cookie) {
    document.cookie = cookie
  },
})

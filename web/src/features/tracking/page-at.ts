import { HOME_PATH } from '@foyer/contract/page-paths'

/** What an event may say of its page (contract, `tracking-event.ts`): the server takes no event with another path. */
const PAGE = /^\/m\/[A-Za-z0-9/_.-]{0,197}$/

/** The page of a path, as an event names it: home at the site's root too. A path that nothing leads to is not named. */
export const pageAt = (path: string): { readonly page?: string } => {
  const page = /^\/(?:m\/?)?$/.test(path) ? HOME_PATH : path
  return PAGE.test(page) ? { page } : {}
}

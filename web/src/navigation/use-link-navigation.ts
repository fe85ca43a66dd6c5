import { useMemo, useSyncExternalStore } from 'react'
import { parseRegistrationInfo, storedRegistrationText } from './registration-info.ts'
import { useAddress } from './use-address.ts'
import { addressFrom, navigateTo } from './use-navigate.ts'

interface LinkNavigation {
  follow(path: string): void
  addressOf(href: string): string
}

const neverTold = () => () => undefined
/** `//host` is another site's. */
const isOwn = (href: string): boolean => /^\/(?!\/)/.test(href)

/** How the app's links move: a tap navigates, and a new tab gets the same address. While the server's markup is taken over they stand as written. */
export const useLinkNavigation = (): LinkNavigation => {
  const { path, search } = useAddress()
  const stored = useSyncExternalStore(neverTold, storedRegistrationText, () => null)
  return useMemo(() => {
    const info = parseRegistrationInfo(stored)
    const addressOf = (href: string) => (isOwn(href) ? addressFrom({ pathname: path, search }, info, href) : href)
    return { follow: navigateTo, addressOf }
  }, [path, search, stored])
}

import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { parseRegistrationInfo, storedRegistrationText } from './registration-info.ts'
import { useAddress } from './use-address.ts'
import { addressFrom, navigateTo } from './use-navigate.ts'

interface LinkNavigation {
  follow(path: string): void
  addressOf(href: string): string
}

const neverChanges = () => () => undefined
/** A path that begins with `//` would mean another site. */
const isOwn = (href: string): boolean => /^\/(?!\/)/.test(href)

/** How the app's links navigate: a tap and a new tab lead to the same address. During hydration links keep the written address. */
export const useLinkNavigation = (): LinkNavigation => {
  const address = useAddress()
  // Every link of the page that is left is drawn again; the tap that leaves it does not wait for that.
  const path = useDeferredValue(address.path)
  const search = useDeferredValue(address.search)
  const stored = useSyncExternalStore(neverChanges, storedRegistrationText, () => null)
  return useMemo(() => {
    const info = parseRegistrationInfo(stored)
    const addressOf = (href: string) => (isOwn(href) ? addressFrom({ pathname: path, search }, info, href) : href)
    return { follow: navigateTo, addressOf }
  }, [path, search, stored])
}

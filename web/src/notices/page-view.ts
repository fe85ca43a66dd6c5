import { useAddress } from '#navigation/use-address.ts'
import { useSession } from '#session/session-store.ts'

/** A name for one view of a page: it changes with the page, and with the session on the same page. */
export const usePageView = (): string => {
  const { path } = useAddress()
  return `${path} ${useSession()?.token ?? ''}`
}

import { useAddress } from '#navigation/use-address.ts'
import { useSession } from '#session/session-store.ts'

/** Names one view of a page: another page begins another view, and so does another session on the same page. */
export const usePageView = (): string => {
  const { path } = useAddress()
  return `${path} ${useSession()?.token ?? ''}`
}

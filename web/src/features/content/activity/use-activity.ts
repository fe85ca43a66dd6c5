import type { Activity } from '@foyer/contract/content/activities/activities-content'
import { useEffect, useState } from 'react'
import { useContent } from '#merchant/use-parts.ts'
import { useAddress } from '#navigation/use-address.ts'
import { useSession } from '#session/session-store.ts'
import { activityIn, unknownActivity } from './activity-rules.ts'

/** The query of this page's address. While the player leaves, the address is the next page's already, and this page is still shown. */
const useOwnSearch = (): string => {
  const { path, search } = useAddress()
  const [own, setOwn] = useState({ path, search })
  if (path === own.path && search !== own.search) setOwn({ path, search })
  return own.search
}

/** The activity that the page's address names; null if there is none; undefined while it is not known. */
export const useActivity = (): Activity | null | undefined => {
  const activities = useContent('activities') ?? []
  const search = useOwnSearch()
  // The page's HTML is the same for every activity: which one it is stands in the query, known only after hydration, as the session is.
  const known = useSession() !== undefined
  const activity = known ? activityIn(activities, search) : undefined

  useEffect(() => {
    // oxlint-disable-next-line no-console -- the log that the rule means is the browser's (spec 2 §5, Activity redirect)
    if (activity === null) console.warn(unknownActivity(search))
  }, [activity, search])
  return activity
}

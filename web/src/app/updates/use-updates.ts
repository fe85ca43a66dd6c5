import { useEffect } from 'react'
import type { Clients } from '#app/clients.ts'
import { startUpdates } from './start-updates.ts'

/** Looks for a newer build while the page is open (spec 2 §4, Update detection). */
export const useUpdates = ({ quick: { requestUrl } }: Clients): void => {
  useEffect(() => startUpdates(() => import('#features/site/update/update-watch.ts'), requestUrl), [requestUrl])
}

import { useEffect } from 'react'
import type { Clients } from '#app/clients.ts'
import { schedule } from '#device/schedule.ts'

/** The first check for an update, ms after the start (spec 2 §9). */
const FIRST_CHECK = 1_500

/** Looks for a newer build while the page is open (spec 2 §4, Update detection). */
export const useUpdates = ({ quick: { requestUrl } }: Clients): void => {
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    const begin = async () => {
      const { watchUpdates } = await import('#features/update/update-watch.ts')
      if (!left) stop = watchUpdates(requestUrl)
    }
    // Without a network there is no update either.
    const cancel = schedule(() => void begin().catch(() => undefined), FIRST_CHECK)
    return () => {
      left = true
      cancel()
      stop?.()
    }
  }, [requestUrl])
}

import { useEffect, useEffectEvent } from 'react'
import type { SWRResponse } from 'swr'
import { startPolling } from './polling.ts'

const isSeenOnline = () => document.visibilityState !== 'hidden' && navigator.onLine

/**
 * Asks for an answer of SWR again and again while the page is seen and the device is online. `after`: how long it waits after the last answer, ms;
 * undefined while there is none; after 0 it ends. `isOn`: whether there is anything to ask for.
 */
export const usePolling = <Data>(
  { data, mutate }: Pick<SWRResponse<Data>, 'data' | 'mutate'>,
  after: (latest: Data | undefined) => number,
  isOn = true,
): void => {
  const isAnswered = data !== undefined
  const start = useEffectEvent(() => startPolling({ latest: data, after, look: () => mutate(), mayLook: isSeenOnline }))
  useEffect(() => {
    if (isOn) return start()
    return undefined
    // The first answer decides anew when it is due.
  }, [isOn, isAnswered])
}

import { useEffect } from 'react'
import { deviceSigns } from '#device/device-kind.ts'
import { localStore } from '#device/storage.ts'
import { useAddress } from '#navigation/use-address.ts'
import { currentSession, useSession } from '#session/session-store.ts'
import { forgetLastVisit, isOldIosHomeScreen, keepLastVisit } from './old-ios.ts'

/** Stores the current page and session of an old iOS home-screen app. */
export const useLastVisit = (): void => {
  const { path } = useAddress()
  const session = useSession()

  useEffect(() => {
    if (session === undefined || !isOldIosHomeScreen(deviceSigns())) return
    if (session) keepLastVisit(localStore, { path, session })
    // Just after the start, the session may have been restored since this was rendered.
    else if (!currentSession()) forgetLastVisit(localStore)
  }, [path, session])
}

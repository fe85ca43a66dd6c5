import { useEffect } from 'react'
import { deviceSigns } from '#device/device-kind.ts'
import { localStore } from '#device/storage.ts'
import { useAddress } from '#navigation/use-address.ts'
import { navigateTo } from '#navigation/use-navigate.ts'
import { closeSession, currentSession, openSession, useSession } from '#session/session-store.ts'
import { forgetLastVisit, isOldIosHomeScreen, keepLastVisit, readLastVisit } from './old-ios.ts'

/** True until the server has accepted the restored session once. */
let restored = false

export const isRestored = (): boolean => restored

/** Restores the last path and session of an old iOS home-screen app (spec 1 §4). */
export const restoreLastVisit = (): void => {
  if (currentSession() || !isOldIosHomeScreen(deviceSigns())) return
  const visit = readLastVisit(localStore)
  if (!visit) return
  restored = true
  openSession(visit.session)
  navigateTo(visit.path, { replace: true })
}

/** The restored session has ended: deletes path and session and opens home (spec 2 §8). */
export const forgetRestored = (home: string): void => {
  restored = false
  forgetLastVisit(localStore)
  closeSession()
  navigateTo(home, { replace: true })
}

/** A session no longer counts as restored once the server has accepted it. */
export const useProof = (proven: boolean): void => {
  useEffect(() => {
    if (proven) restored = false
  }, [proven])
}

/** Stores the current page and session of an old iOS home-screen app. */
export const useLastVisit = (): void => {
  const { path } = useAddress()
  const session = useSession()

  useEffect(() => {
    if (session === undefined || !isOldIosHomeScreen(deviceSigns())) return
    if (session) keepLastVisit(localStore, { path, session })
    else if (!restored) forgetLastVisit(localStore)
  }, [path, session])
}

import { deviceSigns } from '#device/device-kind.ts'
import { localStore } from '#device/storage.ts'
import { navigateTo } from '#navigation/use-navigate.ts'
import { closeSession, currentSession, openSession } from '#session/session-store.ts'
import { forgetLastVisit, isOldIosHomeScreen, readLastVisit } from './old-ios.ts'

/** Token of the session that was restored. */
let restored: string | undefined

/** Whether the current session is the one that was restored: no sign-in has replaced it since. */
export const isRestored = (): boolean => restored !== undefined && currentSession()?.token === restored

/** Restores the last path and session of an old iOS home-screen app (spec 1 §4). */
export const restoreLastVisit = (): void => {
  if (currentSession() || !isOldIosHomeScreen(deviceSigns())) return
  const visit = readLastVisit(localStore)
  if (!visit) return
  restored = visit.session.token
  openSession(visit.session)
  navigateTo(visit.path, { replace: true })
}

/** The restored session has ended: deletes path and session and opens home (spec 2 §8). */
export const forgetRestored = (home: string): void => {
  forgetLastVisit(localStore)
  closeSession()
  navigateTo(home, { replace: true })
}

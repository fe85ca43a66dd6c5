import { localStore, sessionStore } from '#device/storage.ts'
import { storedCount } from '#device/stored-count.ts'
import { hasEntered } from '#sign-in/enter.ts'
import { createStore } from '#store.ts'

const COUNT_KEY = 'SHELL_visits'
/** Marks the visit that is counted already. */
const VISIT_KEY = 'SHELL_visit'

/** The number of this visit, from 1. A visit lasts as long as the tab. */
const visit = createStore((): number => {
  const counted = storedCount(localStore, COUNT_KEY)
  if (sessionStore.get(VISIT_KEY) === '1') return counted
  sessionStore.set(VISIT_KEY, '1')
  localStore.set(COUNT_KEY, String(Math.min(counted + 1, 999)))
  return counted + 1
})

/** Whether this is the visit with the number `from`, or a later one. */
export const isVisitFrom = (from: number): boolean => visit.get() >= from

/**
 * Whether an offer to install may open by itself: from the merchant's visit `from` on. A merchant who lets the first visit pass also lets one pass in which
 * the player registers or signs in by hand.
 */
export const mayAskToInstall = (from: number): boolean => {
  // Counted in any case, for a merchant who lets visits pass later.
  const number = visit.get()
  return from <= 1 || (number >= from && !hasEntered())
}

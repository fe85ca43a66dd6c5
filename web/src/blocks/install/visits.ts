import { localStore, sessionStore } from '#device/storage.ts'
import { storedCount } from '#device/stored-count.ts'
import { hasEntered } from '#sign-in/enter.ts'
import { createStore } from '#store.ts'

const COUNT_KEY = 'SHELL_visits'
/** Marks the visit that is counted already. */
const VISIT_KEY = 'SHELL_visit'

/** Offers to install open by themselves from this visit on. */
const WELCOME_FROM = 2

/** The number of this visit, from 1. A visit lasts as long as the tab. */
const visit = createStore((): number => {
  const counted = storedCount(localStore, COUNT_KEY)
  if (sessionStore.get(VISIT_KEY) === '1') return counted
  sessionStore.set(VISIT_KEY, '1')
  localStore.set(COUNT_KEY, String(Math.min(counted + 1, 999)))
  return counted + 1
})

/** Whether an offer to install may open by itself: not on the first visit, and not on one in which the player registers or signs in by hand. */
export const mayAskToInstall = (): boolean => visit.get() >= WELCOME_FROM && !hasEntered()

import { currentSession } from '#session/session-store.ts'
import { createStore, useStore } from '#store.ts'

/** What waits for the sign-in. */
interface Waiting {
  readonly action: (() => void) | undefined
}

const store = createStore<Waiting | null>(() => null)

/**
 * Opens the sign-in dialog, for actions inside a page that need a member (deposit, favourites …; spec 2 §6, Actions that need a login).
 * `action` runs after success. The dialog itself is drawn by `app`.
 */
export const askToSignIn = (action?: () => void): void => store.set({ action })

export const useSignInWanted = (): boolean => useStore(store, null) !== null

/** The dialog's end, by success or by closing it: what waited runs if there is a session now. */
export const endSignInDialog = (): void => {
  const waiting = store.get()
  store.set(null)
  if (currentSession()) waiting?.action?.()
}

/** The dialog's end where something goes before what waited. */
export const dropSignInDialog = (): void => {
  if (store.get()) store.set(null)
}

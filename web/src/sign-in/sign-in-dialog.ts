import { currentSession } from '#session/session-store.ts'
import { createStore, useStore } from '#store.ts'

/** The action that waits for the sign-in. */
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

/** Closes the dialog, after success or on request; the waiting action runs if there is a session now. */
export const endSignInDialog = (): void => {
  const waiting = store.get()
  store.set(null)
  if (currentSession()) waiting?.action?.()
}

/** Closes the dialog without the waiting action, because another page comes first. */
export const dropSignInDialog = (): void => {
  if (store.get()) store.set(null)
}

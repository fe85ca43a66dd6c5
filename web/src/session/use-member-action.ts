import { useCallback } from 'react'
import { currentSession, useSession } from '#session/session-store.ts'
import { createStore, useStore } from '#store.ts'

interface Waiting {
  readonly action: () => void
}

const store = createStore<Waiting | null>(() => null)

/**
 * For actions inside a page that need a member (deposit, favourites …; readings, Session): runs `action` when signed in,
 * else opens the sign-in dialog and runs it after success. The dialog itself is drawn by `app`.
 */
export const useMemberAction = (action: () => void): (() => void) => {
  const session = useSession()
  return useCallback(() => (session ? action() : store.set({ action })), [session, action])
}

/** The sign-in dialog's side. */
export const useSignInWanted = (): boolean => useStore(store, null) !== null

/** Closes the dialog; what waited for the sign-in runs if there was one. */
export const endSignInDialog = (): void => {
  const waiting = store.get()
  store.set(null)
  if (waiting && currentSession()) waiting.action()
}

/** Closes the dialog; what waited is dropped, for something goes first. */
export const dropMemberAction = (): void => {
  if (store.get()) store.set(null)
}

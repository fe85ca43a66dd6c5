import { readJson } from '#device/json.ts'
import { localStore } from '#device/storage.ts'
import { currentSession, type SessionInfo } from './session-store.ts'

const SIGNED_OUT_KEY = 'SHELL_signedOut'

/** Tells the other tabs that the player signed out, because each tab has its own session in its own storage. */
export const signOutInOtherTabs = ({ id, merchantCode }: SessionInfo, at: number): void =>
  // The time makes each message different, because storage events need a change.
  localStore.set(SIGNED_OUT_KEY, JSON.stringify({ id, merchantCode, at }))

/** Whether a message of another tab is about this tab's member. */
export const meansSession = (message: string | null, session: SessionInfo | null): session is SessionInfo => {
  const { id, merchantCode } = (readJson(message) ?? {}) as { readonly id?: unknown; readonly merchantCode?: unknown }
  return session !== null && id === session.id && merchantCode === session.merchantCode
}

/** Calls `onSignOut` when this tab's member signed out in another one. Returns a function that stops listening. */
export const followTabs = (onSignOut: (session: SessionInfo) => void): (() => void) => {
  const listen = ({ key, newValue }: StorageEvent) => {
    const session = currentSession()
    if (key === SIGNED_OUT_KEY && meansSession(newValue, session)) onSignOut(session)
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

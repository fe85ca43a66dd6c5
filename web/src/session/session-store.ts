import { readJson } from '#device/json.ts'
import { sessionStore } from '#device/storage.ts'
import { createStore, useStore } from '#store.ts'
import { SESSION_KEY } from './session-key.ts'

/** The session of this tab, as stored in session storage (spec 1 §3). */
export interface SessionInfo {
  readonly id: string
  readonly token: string
  readonly merchantCode: string
  readonly userName: string
  /** Member type by number (spec 1 §1). */
  readonly type: number
  readonly firstTimeLogin: boolean
}

/** The session in a stored text, with the known fields only; null if it holds none. */
export const parseSession = (text: string | null): SessionInfo | null => {
  const { id, token, merchantCode, userName, type, firstTimeLogin } = (readJson(text) ?? {}) as Partial<Record<keyof SessionInfo, unknown>>
  const words = [id, token, merchantCode, userName]
  if (!words.every(word => typeof word === 'string' && word !== '') || typeof type !== 'number' || typeof firstTimeLogin !== 'boolean') return null
  return { id, token, merchantCode, userName, type, firstTimeLogin } as SessionInfo
}

const store = createStore<SessionInfo | null>(() => parseSession(sessionStore.get(SESSION_KEY)))

/** The current session, for code outside components. Only in the browser. */
export const currentSession = (): SessionInfo | null => store.get()

/** Signs the tab in, in place of an earlier session. */
export const openSession = (session: SessionInfo): void => {
  sessionStore.set(SESSION_KEY, JSON.stringify(session))
  store.set(session)
}

/** Signs out: all of session storage is cleared, so that nothing of the member remains (spec 1 §8). */
export const closeSession = (): void => {
  sessionStore.clear()
  store.set(null)
}

export const onSessionChange = store.subscribe

/** The session; `null` if there is none; `undefined` during hydration, when nothing is known about the visitor yet. */
export const useSession = (): SessionInfo | null | undefined => useStore(store, undefined)

import { readJson } from '#device/json.ts'
import { sessionStore } from '#device/storage.ts'
import { createStore, useStore } from '#store.ts'

/** The session of this tab, as it stands in session storage under `MC_SESSION_INFO` (spec 1 §3). */
export interface SessionInfo {
  readonly id: string
  readonly token: string
  readonly merchantCode: string
  readonly userName: string
  /** Member type by number (spec 1 §1). */
  readonly type: number
  readonly firstTimeLogin: boolean
}

export const SESSION_KEY = 'MC_SESSION_INFO'

/** The session a stored text holds, its fields and no others; null where it holds none. */
export const parseSession = (text: string | null): SessionInfo | null => {
  const { id, token, merchantCode, userName, type, firstTimeLogin } = (readJson(text) ?? {}) as Partial<Record<keyof SessionInfo, unknown>>
  const words = [id, token, merchantCode, userName]
  if (!words.every(word => typeof word === 'string' && word !== '') || typeof type !== 'number' || typeof firstTimeLogin !== 'boolean') return null
  return { id, token, merchantCode, userName, type, firstTimeLogin } as SessionInfo
}

const store = createStore<SessionInfo | null>(() => parseSession(sessionStore.get(SESSION_KEY)))

/** The session now, for code outside components. Only in the browser. */
export const currentSession = (): SessionInfo | null => store.get()

/** From now on the tab is signed in; whoever was before is not. */
export const openSession = (session: SessionInfo): void => {
  sessionStore.set(SESSION_KEY, JSON.stringify(session))
  store.set(session)
}

/** Signed out: session storage is cleared whole, so that nothing of the member stays (spec 1 §8). */
export const closeSession = (): void => {
  sessionStore.clear()
  store.set(null)
}

export const onSessionChange = store.subscribe

/** The session; `null` without one; `undefined` while the server's markup is being taken over, when nothing of the visitor is known yet. */
export const useSession = (): SessionInfo | null | undefined => useStore(store, undefined)

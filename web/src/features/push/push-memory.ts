import { newClientId } from '#device/client-id.ts'
import { readJson } from '#device/json.ts'
import { localStore, sessionStore } from '#device/storage.ts'
import { currentSession } from '#session/session-store.ts'
import { createStore, useStore } from '#store.ts'
import type { Bound } from './push-rules.ts'

// The first three go with the session, because session storage is cleared at sign-out.
const SKIPPED = 'SHELL_notificationSkipped'
const SESSION = 'SHELL_pushSession'
/** The token of the session that bound the device: a silent sign-in replaces it, and the server ties the device to the session that bound it. */
const SESSION_TOKEN = 'SHELL_pushSessionToken'
/** All tabs share one subscription, so they share the note of whose it is. */
const BOUND = 'SHELL_pushBound'

const skipped = createStore<boolean>(() => sessionStore.get(SKIPPED) === '1')

/** Whether the prompt was put off in this session (spec 2 §3, Storage keys). */
export const usePromptSkipped = (): boolean => useStore(skipped, false) && sessionStore.get(SKIPPED) === '1'

export const notePromptSkipped = (): void => {
  sessionStore.set(SKIPPED, '1')
  skipped.set(true)
}

const readBound = (): (Bound & { readonly session: unknown }) | undefined => {
  const { token, at, session } = (readJson(localStore.get(BOUND)) ?? {}) as Readonly<Record<keyof Bound | 'session', unknown>>
  return typeof token === 'string' && typeof at === 'number' ? { token, at, session } : undefined
}

/** The name of this tab's session in the note; the session's own token is a secret. It outlives sign-out, until the next session of this page. */
let own: string | undefined = sessionStore.get(SESSION) ?? undefined

/** What the server was told last, if this session told it. */
export const boundDevice = (): Bound | undefined => {
  const bound = readBound()
  const isOurs = bound?.session === sessionStore.get(SESSION) && sessionStore.get(SESSION_TOKEN) === currentSession()?.token
  return bound && isOurs ? bound : undefined
}

export const noteBound = (bound: Bound, sessionToken: string): void => {
  own = sessionStore.get(SESSION) ?? newClientId()
  sessionStore.set(SESSION, own)
  sessionStore.set(SESSION_TOKEN, sessionToken)
  localStore.set(BOUND, JSON.stringify({ ...bound, session: own }))
}

/** The name by which the server knows the device, whichever session told it. */
export const boundToken = (): string | undefined => readBound()?.token

/** Whether a session of another tab has bound the device since. */
export const isBoundElsewhere = (): boolean => {
  const bound = readBound()
  return bound !== undefined && bound.session !== own
}

export const forgetBound = (): void => localStore.remove(BOUND)

import { isIos, type DeviceSigns } from '#device/device-kind.ts'
import { iosVersionOf } from '#device/ios.ts'
import { readJson } from '#device/json.ts'
import type { TextStore } from '#device/storage.ts'
import { parseSession, type SessionInfo } from '#session/session-store.ts'

const KEY = 'SHELL_lastVisit'

/** A home-screen app before iOS 16.4 loses its session storage whenever the user leaves it (spec 1 §4, Old iOS). */
export const isOldIosHomeScreen = (signs: DeviceSigns): boolean => signs.standalone && isIos(signs) && iosVersionOf(signs.userAgent) < 16.04

export interface LastVisit {
  readonly path: string
  readonly session: SessionInfo
}

/** The last page and session of such an app (spec 1 §4); null if nothing is stored. */
export const readLastVisit = (store: TextStore): LastVisit | null => {
  const { path, session } = (readJson(store.get(KEY)) ?? {}) as { readonly path?: unknown; readonly session?: unknown }
  const known = parseSession(JSON.stringify(session ?? null))
  return known && typeof path === 'string' && path.startsWith('/m/') ? { path, session: known } : null
}

export const keepLastVisit = (store: TextStore, visit: LastVisit): void => store.set(KEY, JSON.stringify(visit))

export const forgetLastVisit = (store: TextStore): void => store.remove(KEY)

import { localStore, sessionStore } from '#device/storage.ts'
import { createStore, useStore } from '#store.ts'
import { INSTALLED_CLOSE_COUNT } from './install-rules.ts'

/** What this browser remembers of the prompts (spec 2 §3, Storage keys; readings, Shell: which storage). */
export interface InstallMemory {
  /** How often the install prompt was refused or closed. */
  readonly closeCount: number
  /** Refused, or its footer skipped, in this session. */
  readonly refused: boolean
  /** The download bar was closed in this session. */
  readonly barHidden: boolean
  /** The app-upgrade banner was closed in this session. */
  readonly upgradeHidden: boolean
}

const KEYS = {
  closeCount: 'SHELL_installCloseCount',
  refused: 'SHELL_installRefused',
  skipped: 'SHELL_installSkipped',
  barHidden: 'SHELL_downloadBarHidden',
  upgradeHidden: 'SHELL_upgradeHidden',
  forcedShown: 'SHELL_forceDownloadShow',
} as const

const countIn = (text: string | null): number => (text && /^\d{1,4}$/.test(text) ? Number(text) : 0)

const read = (): InstallMemory => ({
  closeCount: countIn(localStore.get(KEYS.closeCount)),
  refused: sessionStore.get(KEYS.refused) === '1' || sessionStore.get(KEYS.skipped) === '1',
  barHidden: sessionStore.get(KEYS.barHidden) === '1',
  upgradeHidden: sessionStore.get(KEYS.upgradeHidden) === '1',
})

const NOTHING: InstallMemory = { closeCount: 0, refused: false, barHidden: false, upgradeHidden: false }

const store = createStore<InstallMemory>(read)

export const useInstallMemory = (): InstallMemory => useStore(store, NOTHING)

const setCloseCount = (count: number): void => localStore.set(KEYS.closeCount, String(count))

const noteInSession = (key: 'refused' | 'skipped' | 'barHidden' | 'upgradeHidden'): void => sessionStore.set(KEYS[key], '1')

const away = (key: 'refused' | 'skipped'): void => {
  noteInSession(key)
  setCloseCount(Math.min(read().closeCount + 1, INSTALLED_CLOSE_COUNT))
  store.set(read())
}

/** The offer was refused: not again in this session. */
export const noteRefused = (): void => away('refused')

/** The footer was closed: not again in this session. */
export const noteSkipped = (): void => away('skipped')

export const noteInstalled = (): void => {
  setCloseCount(INSTALLED_CLOSE_COUNT)
  store.set(read())
}

export const hideBar = (): void => {
  noteInSession('barHidden')
  store.set(read())
}

export const hideUpgrade = (): void => {
  noteInSession('upgradeHidden')
  store.set(read())
}

/** How often the forced download has been shown. */
export const forcedShownTimes = (): number => countIn(localStore.get(KEYS.forcedShown))

export const noteForcedShown = (): void => localStore.set(KEYS.forcedShown, String(forcedShownTimes() + 1))

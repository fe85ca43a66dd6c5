import { localStore, sessionStore } from '#device/storage.ts'
import { storedCount } from '#device/stored-count.ts'
import { createStore, useStore } from '#store.ts'

/** The close count after installing (spec 2 §4), higher than any maximum. */
export const INSTALLED_CLOSE_COUNT = 99

/** What this browser stores about the install prompt (spec 2 §3, Storage keys; in which storage: docs/install.md). */
export interface InstallMemory {
  /** How often it was refused or closed. */
  readonly closeCount: number
  /** Refused, or its footer skipped, in this session. */
  readonly refused: boolean
}

const KEYS = {
  closeCount: 'SHELL_installCloseCount',
  refused: 'SHELL_installRefused',
  skipped: 'SHELL_installSkipped',
} as const

const read = (): InstallMemory => ({
  closeCount: storedCount(localStore, KEYS.closeCount),
  refused: sessionStore.get(KEYS.refused) === '1' || sessionStore.get(KEYS.skipped) === '1',
})

const NOTHING: InstallMemory = { closeCount: 0, refused: false }

const store = createStore<InstallMemory>(read)

/** For code outside components. */
export const currentInstallMemory = (): InstallMemory => store.get()

export const useInstallMemory = (): InstallMemory => useStore(store, NOTHING)

const setCloseCount = (count: number): void => {
  localStore.set(KEYS.closeCount, String(count))
  store.set(read())
}

const noteClosed = (key: 'refused' | 'skipped'): void => {
  sessionStore.set(KEYS[key], '1')
  setCloseCount(Math.min(read().closeCount + 1, INSTALLED_CLOSE_COUNT))
}

/** The offer was refused; it is not shown again in this session. */
export const noteRefused = (): void => noteClosed('refused')

/** The footer was closed; it is not shown again in this session. */
export const noteSkipped = (): void => noteClosed('skipped')

export const noteInstalled = (): void => setCloseCount(INSTALLED_CLOSE_COUNT)

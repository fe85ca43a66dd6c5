import { sessionStore } from '#device/storage.ts'
import { createStore, useStore } from '#store.ts'

const HIDDEN_KEY = 'SHELL_upgradeHidden'

const store = createStore(() => sessionStore.get(HIDDEN_KEY) === '1')

/** Whether the app-upgrade banner was closed in this session (spec 2 §3, Storage keys). */
export const useUpgradeHidden = (): boolean => useStore(store, false)

export const hideUpgrade = (): void => {
  sessionStore.set(HIDDEN_KEY, '1')
  store.set(true)
}

import type { Choice, ConsentMode } from '@foyer/contract/tracking/consent'
import { readJson } from '#device/json.ts'
import { localStore } from '#device/storage.ts'
import { createStore, useStore } from '#store.ts'

const CONSENT = 'SHELL_consent'

/** Whether the choice counts: where the merchant asks, it is an answer to the text of today alone. */
export const holds = (choice: Choice | null, { mode, version }: { readonly mode: ConsentMode; readonly version: string }): choice is Choice =>
  choice !== null && (mode !== 'ask' || choice.version === version)

const read = (): Choice | null => {
  const { version, measurement, marketing } = (readJson(localStore.get(CONSENT)) ?? {}) as Readonly<Partial<Record<keyof Choice, unknown>>>
  return typeof version === 'string' && typeof measurement === 'boolean' && typeof marketing === 'boolean'
    ? { version, measurement, marketing }
    : null
}

const store = createStore<Choice | null>(read)

/** What this device's visitor has chosen; null before that. */
export const useChoice = (): Choice | null => useStore(store, null)

export const noteChoice = (choice: Choice): void => {
  localStore.set(CONSENT, JSON.stringify(choice))
  store.set(choice)
}

/** Whether the browser asks sites not to pass data on (Global Privacy Control). */
export const wantsPrivacy = (): boolean => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

const SHOWN = 'SHELL_consentTold'
const shown = createStore<string | null>(() => localStore.get(SHOWN))

/** The version of the text that this visitor was told of, where the merchant only tells; null before that. */
export const useShownVersion = (): string | null => useStore(shown, null)

export const noteShown = (version: string): void => {
  localStore.set(SHOWN, version)
  shown.set(version)
}

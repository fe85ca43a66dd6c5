import type { Passkey } from '#features/account/security/subject.ts'
import { createStore, useStore } from '#store.ts'

const NONE: readonly Passkey[] = []
const store = createStore<readonly Passkey[]>(() => NONE)

/** The passkeys that were stopped when the password was recovered, as `PasskeyOffer` found them: then the window asks whose they are. */
export const useHeldPasskeys = (): readonly Passkey[] => useStore(store, NONE)

export const noteHeldPasskeys = (held: readonly Passkey[]): void => store.set(held)

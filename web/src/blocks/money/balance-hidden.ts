import { localStore } from '#device/storage.ts'
import { createStore, useStore } from '#store.ts'

const NAME = 'BALANCE_HIDDEN'
const store = createStore(() => localStore.get(NAME) === '1')

/** Whether this device hides the member's balance from whoever looks on. */
export const useBalanceHidden = (): boolean => useStore(store, false)

export const toggleBalance = (): void => {
  const hidden = !store.get()
  if (hidden) localStore.set(NAME, '1')
  else localStore.remove(NAME)
  store.set(hidden)
}

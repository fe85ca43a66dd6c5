import { localStore } from '#device/storage.ts'
import { createStore, useStore } from '#store.ts'

const KEY = 'SHELL_awaitsNews'

const awaited = createStore<boolean>(() => localStore.get(KEY) === '1')

/** The player waits for something that is worth a message: the draw of a ticket, or a withdrawal. From then on they may be asked for push messages. */
export const noteAwaitedNews = (): void => {
  localStore.set(KEY, '1')
  awaited.set(true)
}

/** Whether the player has ever waited for such a thing on this device. */
export const useAwaitsNews = (): boolean => useStore(awaited, false)

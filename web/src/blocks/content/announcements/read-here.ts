import { readJson } from '#device/json.ts'
import { localStore } from '#device/storage.ts'
import { createStore, useStore } from '#store.ts'

const KEY = 'SHELL_messagesRead'
/** The latest are kept, so that the list does not grow without end. */
const KEPT = 200

const parse = (text: string | null): readonly string[] => {
  const ids = readJson(text)
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : []
}

const store = createStore<ReadonlySet<string>>(() => new Set(parse(localStore.get(KEY))))
const NOTHING: ReadonlySet<string> = new Set()

/** The announcements that visitors read in this browser. */
export const useReadHere = (): ReadonlySet<string> => useStore(store, NOTHING)

export const noteReadHere = (ids: readonly string[]): void => {
  const all = [...new Set([...store.get(), ...ids])].slice(-KEPT)
  localStore.set(KEY, JSON.stringify(all))
  store.set(new Set(all))
}

import { readJson } from '#device/json.ts'
import type { TextStore } from '#device/storage.ts'

const SENT = 'SHELL_toldPixels'
/** More than the server can notice of a visitor within the hour in which it repeats it. */
const MOST = 100

export interface SentIds {
  /** False if the scripts of any tab were told of it before. */
  add(id: string): boolean
}

export const sentIds = (store: Pick<TextStore, 'get' | 'set'>): SentIds => ({
  add(id) {
    const kept = readJson(store.get(SENT))
    const ids = Array.isArray(kept) ? kept : []
    if (ids.includes(id)) return false
    store.set(SENT, JSON.stringify([...ids, id].slice(-MOST)))
    return true
  },
})

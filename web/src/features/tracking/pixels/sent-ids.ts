import { readJson } from '#device/json.ts'
import type { TextStore } from '#device/storage.ts'

const TOLD = 'SHELL_toldPixels'
/** More than the server can notice of a visitor within the hour in which it repeats it. */
const MOST = 100

export interface ToldIds {
  /** False if the scripts of any tab were told of it before. */
  add(id: string): boolean
}

export const toldIds = (store: Pick<TextStore, 'get' | 'set'>): ToldIds => ({
  add(id) {
    const kept = readJson(store.get(TOLD))
    const ids = Array.isArray(kept) ? kept : []
    if (ids.includes(id)) return false
    store.set(TOLD, JSON.stringify([...ids, id].slice(-MOST)))
    return true
  },
})

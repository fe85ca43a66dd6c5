import { readJson } from '#device/json.ts'
import type { TextStore } from '#device/storage.ts'

const PREFIX = 'REQUEST:'

/** Successful answers of GETs, stored in session storage until flushed (spec 1 §7). */
export const createAnswerCache = (storage: TextStore) => ({
  /** The stored body, or undefined. */
  read(key: string): unknown {
    return readJson(storage.get(PREFIX + key))
  },

  write(key: string, body: unknown): void {
    storage.set(PREFIX + key, JSON.stringify(body))
  },

  /** Removes every stored answer, or those of one address with any query. */
  flush(url = ''): void {
    for (const name of storage.names()) {
      if (name.startsWith(PREFIX) && name.includes(url)) storage.remove(name)
    }
  },
})

export type AnswerCache = ReturnType<typeof createAnswerCache>

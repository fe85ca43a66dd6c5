import type { TextStore } from './storage.ts'

/** The count stored under `name`; 0 if there is none or it is not a number. */
export const storedCount = (store: TextStore, name: string): number => {
  const text = store.get(name)
  return text && /^\d{1,4}$/.test(text) ? Number(text) : 0
}

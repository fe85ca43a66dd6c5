import type { TextStore } from './storage.ts'

/** The count kept under `name`; 0 where none is, or where something else stands there. */
export const storedCount = (store: TextStore, name: string): number => {
  const text = store.get(name)
  return text && /^\d{1,4}$/.test(text) ? Number(text) : 0
}

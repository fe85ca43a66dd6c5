import type { TextStore } from '#device/storage.ts'

const KEY = 'SHELL_pageReload'
/** A page that still gets the same refusal after a reload must not reload for ever, ms. */
const PAUSE = 60_000

/** Whether the page may load anew for another page of the server's (maintenance and its like); remembers that it did. */
export const mayReloadPage = (now: number, store: TextStore): boolean => {
  const last = Number(store.get(KEY) ?? 0)
  if (now - last < PAUSE) return false
  store.set(KEY, String(now))
  return true
}

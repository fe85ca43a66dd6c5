import { createStore, useStore } from '#store.ts'

/** Why the product is closed to this visitor (spec 2 §2: maintenance page, access-denied page, blocked-domain notice). */
export type Closure =
  /** `end` in ISO 8601, if known. */
  | { readonly kind: 'maintenance'; readonly ip?: string | undefined; readonly end?: string | undefined }
  | { readonly kind: 'denied'; readonly ip?: string | undefined }
  /** `message`: the server's words, or "Error". */
  | { readonly kind: 'domain'; readonly message: string }

const store = createStore<Closure | null>(() => null)

/** Closes the product to the visitor until the page is reloaded. */
export const close = (closure: Closure): void => store.set(closure)

export const useClosure = (): Closure | null => useStore(store, null)

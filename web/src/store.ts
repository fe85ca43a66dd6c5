import { useSyncExternalStore } from 'react'

/** One value that components can subscribe to, for the few things that are neither server data nor in the URL. */
export interface Store<Value> {
  get(): Value
  set(value: Value): void
  subscribe(listener: () => void): () => void
}

/** `read` is called when the value is first needed, so that loading modules does not use the browser. */
export const createStore = <Value>(read: () => Value): Store<Value> => {
  const listeners = new Set<() => void>()
  let held: { readonly value: Value } | undefined
  return {
    get: () => (held ??= { value: read() }).value,
    set: value => {
      held = { value }
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store's value; `onServer` on the server and during hydration. */
export const useStore = <Value, Before>(store: Store<Value>, onServer: Before): Value | Before =>
  useSyncExternalStore<Value | Before>(store.subscribe, store.get, () => onServer)

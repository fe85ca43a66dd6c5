import { useSyncExternalStore } from 'react'

/** One value that components follow, for the few things that are neither server data nor in the URL. */
export interface Store<Value> {
  get(): Value
  set(value: Value): void
  subscribe(listener: () => void): () => void
}

/** `read` gives the first value when it is first asked for, so that nothing touches the browser while modules load. */
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

/** The store's value; `onServer` while the server's markup is drawn or taken over. */
export const useStore = <Value, Before>(store: Store<Value>, onServer: Before): Value | Before =>
  useSyncExternalStore<Value | Before>(store.subscribe, store.get, () => onServer)

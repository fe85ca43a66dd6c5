import { AsyncLocalStorage } from 'node:async_hooks'

/** Set while the server answers a call in a test. */
export const inCall = new AsyncLocalStorage<true>()

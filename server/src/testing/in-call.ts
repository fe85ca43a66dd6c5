import { AsyncLocalStorage } from 'node:async_hooks'

/** Set while a call of the interface is answered in a test. */
export const inCall = new AsyncLocalStorage<true>()

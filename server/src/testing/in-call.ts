import { AsyncLocalStorage } from 'node:async_hooks'

/** A call that the server answers in a test. */
export interface RunningCall {
  readonly method: string
  /** Without the query. */
  readonly path: string
  /** How many statements it has sent so far. */
  statements: number
}

/** Set while the server answers a call in a test. */
export const inCall = new AsyncLocalStorage<RunningCall>()

const listeners = new Set<(call: RunningCall) => void>()

/** Calls `hear` with each call that was answered in a test, until the returned function is called. */
export const listenToCalls = (hear: (call: RunningCall) => void): (() => void) => {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

/** Answers a call; its statements are counted where somebody listens to statements. */
export const answered = async <Reply>(method: string, path: string, answer: () => Promise<Reply>): Promise<Reply> => {
  const call = { method, path: path.replace(/\?.*$/s, ''), statements: 0 }
  const reply = await inCall.run(call, answer)
  for (const hear of listeners) hear(call)
  return reply
}

import type { Headers } from './signature.ts'

/** A callback as it came. */
export interface Callback {
  readonly headers: Headers
  /** The bytes that came, because a signature is over these. */
  readonly body: Buffer
}

/** Why a callback is not believed: nothing of its content may be used. `stale`: its time is too far from now. */
export type CallbackFault = 'signature' | 'stale' | 'unreadable'

/** A company that reports by callbacks. */
export interface ReportsByCallback<Merchant, News> {
  /** Checks who sent a callback and when, and reads it. It must be cheap: anybody can call. */
  readCallback(callback: Callback, merchant: Merchant): News | CallbackFault
  /** What a callback that was taken is answered with. */
  readonly received: { readonly type: string; readonly body: string }
}

/** What the wires of this project answer to a callback that was taken. */
export const RECEIVED = { type: 'application/json', body: '{"received":true}' } as const

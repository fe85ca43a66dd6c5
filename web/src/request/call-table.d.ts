type Facts<Name extends import('@foyer/contract').CallName> = Readonly<Record<Name, import('@foyer/contract/call').WireFacts>>

/** The facts of the calls that visitors make too, without schemas (web/build/call-table.ts). */
declare module 'virtual:call-table' {
  export const callTable: Partial<Facts<import('@foyer/contract').CallName>> & Facts<'session.rsaKey' | 'system.ping'>
  /** Timeout of the first client, ms (spec 1 §7). */
  export const requestTimeout: number
  /** Timeout of the second client, ms (spec 1 §7). */
  export const shortRequestTimeout: number
}

/** The facts of the calls that need a session. */
declare module 'virtual:member-call-table' {
  export const callTable: Partial<Facts<import('@foyer/contract').CallName>>
}

/** The facts of each call in the contract, without schemas (web/build/call-table.ts). */
declare module 'virtual:call-table' {
  export const callTable: Readonly<Record<import('@foyer/contract').CallName, import('@foyer/contract/call').WireFacts>>
  /** Timeout of the first client, ms (spec 1 §7). */
  export const requestTimeout: number
  /** Timeout of the second client, ms (spec 1 §7). */
  export const shortRequestTimeout: number
}

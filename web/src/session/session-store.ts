/** The session of this tab, as it stands in session storage under `MC_SESSION_INFO` (spec 1 §3). */
export interface SessionInfo {
  readonly id: string
  readonly token: string
  readonly merchantCode: string
  readonly userName: string
  /** Member type by number (spec 1 §1). */
  readonly type: number
  readonly firstTimeLogin: boolean
}

/** The session; `null` without one; `undefined` while the server's markup is being taken over, when nothing of the visitor is known yet. */
export declare const useSession: () => SessionInfo | null | undefined

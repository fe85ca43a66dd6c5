/** Between checks, ms (spec 2 §9). */
export const CHECK_EVERY = 3_600_000
/** A page that comes back becomes visible, is shown and takes the focus within this, ms: one check answers them all. */
export const SAME_MOMENT = 1_000

export interface UpdateState {
  /** When manifests were last asked for, ms since 1970; `null` before the first check. */
  readonly checkedAt: number | null
  /** Hash of the manifests of the build this page runs; `null` while it is not known. */
  readonly running: string | null
  /** Hash of another build, which the player is told of. */
  readonly found: string | null
  /** Hashes the player did not want or was refreshed for: nobody is asked twice about one. */
  readonly settled: readonly string[]
}

/** `settled`: those an earlier page of this tab was refreshed for. */
export const beforeFirstCheck = (settled: readonly string[]): UpdateState => ({ checkedAt: null, running: null, found: null, settled })

export type UpdateEvent =
  | { readonly type: 'asked'; readonly at: number }
  /** `own`: whether the manifests name the very scripts that run in this page. */
  | { readonly type: 'answered'; readonly hash: string; readonly own: boolean }
  | { readonly type: 'settled' }

/** Update detection (spec 2 §4): another hash than that of the running build is an update. */
export const nextUpdate = (state: UpdateState, event: UpdateEvent): UpdateState => {
  if (event.type === 'asked') return { ...state, checkedAt: event.at }
  if (event.type === 'settled') return state.found === null ? state : { ...state, found: null, settled: [...state.settled, state.found] }
  const { hash, own } = event
  // A page out of the browser's history may be older than the first answer it gets.
  const running = state.running ?? (own ? hash : '')
  const isNew = hash !== running && !state.settled.includes(hash)
  return { ...state, running, found: isNew ? hash : null }
}

export const isCheckDue = ({ checkedAt }: UpdateState, now: number): boolean => checkedAt === null || now - checkedAt >= SAME_MOMENT

/** FNV-1a over 32 bits: tells builds apart, and needs no secure context. */
export const hashOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16)
}

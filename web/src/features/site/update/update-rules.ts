/** Time between checks, ms (spec 2 §9). */
export const CHECK_EVERY = 3_600_000
/** A page that comes back fires several events within this time, ms, which cause only one check. */
export const SAME_MOMENT = 1_000

export interface UpdateState {
  /** When the manifests were last fetched, ms since 1970; `null` before the first check. */
  readonly checkedAt: number | null
  /** Hash of the manifests of the build that this page runs; `null` while unknown. */
  readonly running: string | null
  /** Hash of another build, for which the player is asked to refresh. */
  readonly found: string | null
  /** Hashes that the player declined or that the page was refreshed for; the player is not asked about them again. */
  readonly settled: readonly string[]
}

/** `settled`: hashes that an earlier page of this tab was refreshed for. */
export const beforeFirstCheck = (settled: readonly string[]): UpdateState => ({ checkedAt: null, running: null, found: null, settled })

export type UpdateEvent =
  | { readonly type: 'asked'; readonly at: number }
  /** `own`: whether the manifests name the scripts that run in this page. */
  | { readonly type: 'answered'; readonly hash: string; readonly own: boolean }
  | { readonly type: 'settled' }

/** Update detection (spec 2 §4): a hash that differs from the running build's is an update. */
export const nextUpdate = (state: UpdateState, event: UpdateEvent): UpdateState => {
  if (event.type === 'asked') return { ...state, checkedAt: event.at }
  if (event.type === 'settled') return state.found === null ? state : { ...state, found: null, settled: [...state.settled, state.found] }
  const { hash, own } = event
  // A page from the browser's history may be older than the first answer.
  const running = state.running ?? (own ? hash : '')
  const isNew = hash !== running && !state.settled.includes(hash)
  return { ...state, running, found: isNew ? hash : null }
}

export const isCheckDue = ({ checkedAt }: UpdateState, now: number): boolean => checkedAt === null || now - checkedAt >= SAME_MOMENT

/** 32-bit FNV-1a: enough to tell builds apart, and it needs no secure context. */
export const hashOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16)
}

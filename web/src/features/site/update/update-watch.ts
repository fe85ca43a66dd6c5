import { sessionStore, type TextStore } from '#device/storage.ts'
import { refreshAfterUpdate } from '#navigation/update-refresh.ts'
import { reportPrompt } from '#notices/prompt-queue.ts'
import type { RequestClient } from '#request/request-client.ts'
import { RequestError } from '#request/request-error.ts'
import { beforeFirstCheck, CHECK_EVERY, hashOf, isCheckDue, nextUpdate, type UpdateEvent, type UpdateState } from './update-rules.ts'

/** Our manifest, and that of a merchant's own build (spec 2 §7; docs/updates.md). */
const MANIFESTS = ['/m/asset-manifest.json', '/mobile/mc/asset-manifest.json'] as const
/** Stores the hashes that pages of this tab were refreshed for. */
const REFRESHED_KEY = 'SHELL_refreshedFor'

export interface UpdateParts {
  readonly requestUrl: RequestClient['requestUrl']
  readonly store: TextStore
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** Addresses of the scripts in the page. */
  readonly scripts: () => readonly string[]
  /** Called with whether there is an update to offer. */
  readonly report: (found: boolean) => void
}

/** Fetches the manifests and keeps the state that follows from them. */
export const createUpdateCheck = ({ requestUrl, store, clock, scripts, report }: UpdateParts) => {
  const refreshed = store.get(REFRESHED_KEY)
  let state: UpdateState = beforeFirstCheck(refreshed ? refreshed.split(' ') : [])

  const on = (event: UpdateEvent): void => {
    state = nextUpdate(state, event)
    report(state.found !== null)
  }

  const manifest = async (url: string): Promise<unknown> => {
    try {
      return await requestUrl({ url, data: { time: String(clock()) }, fresh: true, alert: false, authorization: false })
    } catch (error) {
      // With another back end one of them may not exist, which counts as an answer.
      if (error instanceof RequestError && error.status === 404) return null
      throw error
    }
  }

  return {
    /** Rejects if a manifest could not be fetched; then the state stays the same. */
    check: async (): Promise<void> => {
      const now = clock()
      if (!isCheckDue(state, now)) return
      on({ type: 'asked', at: now })
      const manifests = await Promise.all(MANIFESTS.map(manifest))
      const { entrypoints = [] } = (manifests[0] ?? {}) as { readonly entrypoints?: readonly string[] }
      const own = scripts()
      on({ type: 'answered', hash: hashOf(JSON.stringify(manifests)), own: entrypoints.every(entry => own.includes(entry)) })
    },
    /** Stops asking the player about this build. */
    settle: (): void => on({ type: 'settled' }),
    /** Stores the build for which the page is about to be refreshed. */
    remember: (): void => {
      if (state.found !== null) store.set(REFRESHED_KEY, [...state.settled, state.found].join(' '))
    },
  }
}

type UpdateCheck = ReturnType<typeof createUpdateCheck>

let current: UpdateCheck | undefined

/** Checks now, every hour and when the page comes back, for which iOS fires different events (spec 2 §4, When it looks). Returns a function that stops. */
export const watchUpdates = (requestUrl: RequestClient['requestUrl']): (() => void) => {
  const updates = createUpdateCheck({
    requestUrl,
    store: sessionStore,
    clock: Date.now,
    scripts: () => [...document.scripts].flatMap(({ src }) => (src ? [new URL(src).pathname] : [])),
    report: found => reportPrompt('update', found),
  })
  current = updates
  // A failure is ignored, because the next check tries again.
  const check = () => void updates.check().catch(() => undefined)
  const checkIfVisible = () => document.visibilityState === 'visible' && check()
  document.addEventListener('visibilitychange', checkIfVisible)
  window.addEventListener('pageshow', check)
  window.addEventListener('focus', check)
  const timer = setInterval(check, CHECK_EVERY)
  check()
  return () => {
    document.removeEventListener('visibilitychange', checkIfVisible)
    window.removeEventListener('pageshow', check)
    window.removeEventListener('focus', check)
    clearInterval(timer)
  }
}

export const putOffUpdate = (): void => current?.settle()

export const refreshNow = (): void => {
  current?.remember()
  refreshAfterUpdate()
}

import { UPDATE_PATHS } from '@foyer/contract/site/update-paths'
import type { TextStore } from '#device/storage.ts'
import type { RequestClient } from '#request/request-client.ts'
import { RequestError } from '#request/request-error.ts'
import { beforeFirstCheck, hashOf, isCheckDue, nextUpdate, type UpdateEvent, type UpdateState } from './update-rules.ts'

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
      const manifests = await Promise.all(UPDATE_PATHS.map(manifest))
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

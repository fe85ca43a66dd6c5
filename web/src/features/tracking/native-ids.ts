import { nativeIdPatterns } from '@foyer/contract/tracking/native-ids'
import type { NativeIds } from '@foyer/contract/tracking/pixel-track'

/** What the app adds to its web view (docs/native-app.md). */
interface AppWindow {
  readonly foyerIds?: unknown
}

/** What the app around the page tells of its installation; undefined if it tells nothing. What breaks its pattern is left out, so that no event is refused for it. */
export const nativeIdsOf = ({ foyerIds }: AppWindow): NativeIds | undefined => {
  const reported = (typeof foyerIds === 'object' && foyerIds !== null ? foyerIds : {}) as Readonly<Record<string, unknown>>
  const ids = Object.entries(nativeIdPatterns).flatMap(([name, pattern]) => {
    const id = reported[name]
    return typeof id === 'string' && new RegExp(pattern).test(id) ? [[name, id] as const] : []
  })
  return ids.length === 0 ? undefined : Object.fromEntries(ids)
}

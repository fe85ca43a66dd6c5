/**
 * Windows over the page (dialogs, sheets), and the browser's back, which closes the topmost one before it leaves the page. Each open
 * window has an entry in the browser's history, whose state holds how many windows there are. A window that is closed otherwise
 * leaves its entry: going back there and then would be undone by a navigation that follows at once. The next window uses that entry
 * again, the next page replaces it, and a back that only leaves it goes on.
 */
export interface Layers {
  /** A window has opened; `close` closes it. Returns a function that says it has closed. */
  open(close: () => void): () => void
  /** Another page is opened now. True: it must replace the current entry, which is that of a window. */
  turnPage(): boolean
  /** The browser shows another entry, with this state. */
  moved(state: unknown): void
}

/** The number of windows in an entry's state; undefined if it is no entry of a window or of the page below. */
const layerIn = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'layer' in state && typeof state.layer === 'number' ? state.layer : undefined

type BrowserHistory = Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>

/** `history` is read when it is first needed, because the server has none. */
export const createLayers = (history: () => BrowserHistory): Layers => {
  const windows: (() => void)[] = []
  // The entry shown before a move.
  let before: number | undefined

  const current = (): number => layerIn(history().state) ?? 0

  return {
    open(close) {
      windows.push(close)
      if (current() < windows.length) {
        const { state } = history()
        if (layerIn(state) === undefined) history().replaceState({ ...state, layer: 0 }, '')
        history().pushState({ ...state, layer: windows.length }, '')
      }
      before = current()
      return () => {
        const at = windows.indexOf(close)
        if (at >= 0) windows.splice(at, 1)
      }
    },

    turnPage() {
      before = undefined
      return current() > 0
    },

    moved(state) {
      const left = before ?? 0
      before = layerIn(state)
      if (before === undefined || before >= left) return
      // Nothing was open at the entry that was left.
      if (left > windows.length) history().back()
      else while (windows.length > before) windows.pop()?.()
    },
  }
}

export const layers = createLayers(() => globalThis.history)

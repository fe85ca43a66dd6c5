import { isVisitFrom } from '#blocks/site/install/visits.ts'
import { sessionStore } from '#device/storage.ts'
import { storedCount } from '#device/stored-count.ts'
import type { PromptName } from '#notices/prompt-queue.ts'

/** So many page views of a first visit count as its first minutes. */
export const FIRST_VIEWS = 3
const VIEWS_KEY = 'SHELL_pageViews'
const WINDOW_KEY = 'SHELL_firstWindow'

let current: { readonly view: string; readonly number: number } | undefined

/** The number of this page view in this visit, from 1; the same view is counted once. */
const numberOf = (view: string): number => {
  if (current?.view !== view) {
    current = { view, number: storedCount(sessionStore, VIEWS_KEY) + 1 }
    sessionStore.set(VIEWS_KEY, String(Math.min(current.number, 999)))
  }
  return current.number
}

export interface FirstViews {
  /** Whether the visitor is here for the first time, and has seen no more than a few pages. */
  readonly few: boolean
  /** The prompt that opened by itself first in this visit; null before that. */
  readonly window: string | null
}

export const firstViewsAt = (view: string): FirstViews => ({
  few: numberOf(view) <= FIRST_VIEWS && !isVisitFrom(2),
  window: sessionStore.get(WINDOW_KEY),
})

/** A window has opened by itself. */
export const noteWindow = (name: PromptName): void => {
  if (sessionStore.get(WINDOW_KEY) === null) sessionStore.set(WINDOW_KEY, name)
}

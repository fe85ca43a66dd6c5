import { createStore, useStore } from '#store.ts'

/** What opens over a page, one at a time. `app/prompts` holds their order. */
export type PromptName = 'upgrade' | 'sign-in' | 'forced-download' | 'install' | 'app-window' | 'ios-guide'

export interface PromptReports {
  /** What the features say of their own prompts; nothing yet where they do not know. */
  readonly due: ReadonlyMap<PromptName, boolean>
  /** The one a tap, or something the player did, asked for. */
  readonly asked: PromptName | null
}

const NONE: PromptReports = { due: new Map(), asked: null }

const store = createStore<PromptReports>(() => NONE)

/** A feature says whether its prompt is due by itself. Until it has, the prompts behind it in the queue wait. */
export const reportPrompt = (name: PromptName, due: boolean): void => {
  const { due: known, asked } = store.get()
  if (known.get(name) !== due) store.set({ due: new Map(known).set(name, due), asked })
}

/** Opens a prompt for a tap, whatever the queue says. */
export const openPrompt = (name: PromptName): void => store.set({ ...store.get(), asked: name })

/** The player is done with it. */
export const closePrompt = (name: PromptName): void => {
  const { due, asked } = store.get()
  store.set({ due: due.has(name) ? new Map(due).set(name, false) : due, asked: asked === name ? null : asked })
}

/** What a tap asked for ends with the page it was tapped on. */
export const dropAskedPrompt = (): void => {
  const reports = store.get()
  if (reports.asked) store.set({ ...reports, asked: null })
}

export const usePromptReports = (): PromptReports => useStore(store, NONE)

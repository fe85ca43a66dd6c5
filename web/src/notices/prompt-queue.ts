import { createStore, useStore } from '#store.ts'

/** What opens over a page, one at a time. `app/prompts` holds their order. */
export type PromptName = 'update' | 'upgrade' | 'sign-in' | 'two-factor' | 'forced-download' | 'install' | 'app-window' | 'app-needed' | 'ios-guide'

export interface PromptReports {
  /** What the features say of their own prompts; nothing yet where they do not know. */
  readonly due: ReadonlyMap<PromptName, boolean>
  /** The one a tap, or something the player did, asked for. */
  readonly asked: PromptName | null
  /** Those the player has closed on this page view: they do not open by themselves again. */
  readonly closed: ReadonlySet<PromptName>
}

const NONE: PromptReports = { due: new Map(), asked: null, closed: new Set() }

const store = createStore<PromptReports>(() => NONE)

const change = (part: Partial<PromptReports>): void => store.set({ ...store.get(), ...part })

/** A feature says whether its prompt is due by itself. Until it has, the prompts behind it in the queue wait. */
export const reportPrompt = (name: PromptName, due: boolean): void => {
  const known = store.get().due
  if (known.get(name) !== due) change({ due: new Map(known).set(name, due) })
}

/** Opens a prompt for a tap, whatever the queue says. */
export const openPrompt = (name: PromptName): void => change({ asked: name })

/** The player is done with it. */
export const closePrompt = (name: PromptName): void => {
  const { asked, closed } = store.get()
  change({ asked: asked === name ? null : asked, closed: new Set(closed).add(name) })
}

/** Another page: what a tap asked for ends with the page it was tapped on, and what was closed may be due again. */
export const beginPageView = (): void => {
  const { asked, closed } = store.get()
  if (asked !== null || closed.size > 0) change({ asked: null, closed: new Set() })
}

export const usePromptReports = (): PromptReports => useStore(store, NONE)

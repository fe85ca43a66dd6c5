import { createStore, useStore } from '#store.ts'

/** The prompts that open over a page, one at a time. `app/prompts` has their order. */
export type PromptName = 'update' | 'upgrade' | 'sign-in' | 'two-factor' | 'forced-download' | 'install' | 'app-window' | 'app-needed' | 'ios-guide'

interface Report {
  readonly due: boolean
  /** The page view it was made for; absent where it holds on each. */
  readonly view: string | undefined
}

interface Queue {
  /** What the features say of their own prompts; nothing where they do not know. */
  readonly reports: ReadonlyMap<PromptName, Report>
  /** The one a tap, or something the player did, asked for. */
  readonly asked: PromptName | null
  /** Those the player has closed on this page view: they do not open by themselves again. */
  readonly closed: ReadonlySet<PromptName>
}

/** The queue as one page view sees it. */
export interface PromptReports extends Pick<Queue, 'asked' | 'closed'> {
  /** Whether a prompt is due by itself; nothing where that is not known. */
  readonly due: ReadonlyMap<PromptName, boolean>
}

const EMPTY: Queue = { reports: new Map(), asked: null, closed: new Set() }

const store = createStore<Queue>(() => EMPTY)

const change = (part: Partial<Queue>): void => store.set({ ...store.get(), ...part })

/**
 * A feature says whether its prompt is due by itself; undefined while it does not know, or no longer does: the prompts behind it wait.
 * What depends on the page or on the session names its `view`, so that it holds on no other.
 */
export const reportPrompt = (name: PromptName, due: boolean | undefined, view?: string): void => {
  const reports = new Map(store.get().reports)
  const known = reports.get(name)
  if (due === known?.due && (due === undefined || view === known?.view)) return
  if (due === undefined) reports.delete(name)
  else reports.set(name, { due, view })
  change({ reports })
}

/** Opens a prompt for a tap, whatever the queue says. */
export const openPrompt = (name: PromptName): void => change({ asked: name })

/** The player is done with it. */
export const closePrompt = (name: PromptName): void => {
  const { asked, closed } = store.get()
  change({ asked: asked === name ? null : asked, closed: new Set(closed).add(name) })
}

/** Another page view: what was closed on the one before may be due again. */
export const beginPageView = (): void => {
  if (store.get().closed.size > 0) change({ closed: new Set() })
}

/** Another page: what a tap asked for ends with the page it was tapped on. A sign-in leaves it open: the tap may have been what led to it. */
export const leavePage = (): void => {
  if (store.get().asked !== null) change({ asked: null })
}

/** What the queue says on the page view of that name. */
const seenFrom = ({ reports, asked, closed }: Queue, view: string): PromptReports => ({
  due: new Map([...reports].flatMap(([name, report]) => (report.view === undefined || report.view === view ? [[name, report.due]] : []))),
  asked,
  closed,
})

export const usePromptReports = (view: string): PromptReports => seenFrom(useStore(store, EMPTY), view)

/** For code outside components. */
export const currentPromptReports = (view: string): PromptReports => seenFrom(store.get(), view)

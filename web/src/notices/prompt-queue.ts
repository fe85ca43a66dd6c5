import { createStore, useStore } from '#store.ts'

/** The prompts that can open over a page, one at a time. Their order is in `app/prompts`. */
export type PromptName =
  | 'update'
  | 'upgrade'
  | 'sign-in'
  | 'two-factor'
  | 'forced-download'
  | 'install'
  | 'app-window'
  | 'app-needed'
  | 'ios-guide'
  | 'game'
  | 'deposit'
  | 'consent'
  | 'documents'
  | 'announcements'
  | 'download-images'
  | 'passkey'
  | 'notification'
  | 'push-kinds'

interface Report {
  readonly due: boolean
  /** The page view that it was made for; undefined if it is valid on all of them. */
  readonly view: string | undefined
}

interface Queue {
  /** The report of each feature about its own prompt. A prompt without a report is unknown. */
  readonly reports: ReadonlyMap<PromptName, Report>
  /** The prompt that a tap, or another action of the player, has opened. */
  readonly requested: PromptName | null
  /** The prompts that the player has closed on this page view. They do not open by themselves again on it. */
  readonly closed: ReadonlySet<PromptName>
}

/** The queue as one page view sees it. */
export interface PromptReports extends Pick<Queue, 'requested' | 'closed'> {
  /** Whether each prompt is due by itself. A prompt that is missing here is unknown. */
  readonly due: ReadonlyMap<PromptName, boolean>
}

const EMPTY: Queue = { reports: new Map(), requested: null, closed: new Set() }

const store = createStore<Queue>(() => EMPTY)

const change = (part: Partial<Queue>): void => store.set({ ...store.get(), ...part })

/**
 * Reports whether a feature's prompt is due by itself. Undefined means that this is not known yet, or not any more: then the prompts behind it wait.
 * A report that depends on the page or on the session names its page view, and is not valid on any other.
 */
export const reportPrompt = (name: PromptName, due: boolean | undefined, view?: string): void => {
  const reports = new Map(store.get().reports)
  const known = reports.get(name)
  if (due === known?.due && (due === undefined || view === known?.view)) return
  if (due === undefined) reports.delete(name)
  else reports.set(name, { due, view })
  change({ reports })
}

/** Whether the prompt that was opened is for the next page. */
let forNextPage = false

/** Opens a prompt after a tap, even if it is not due. `onNextPage`: it stays open while the page is left for the next one. */
export const openPrompt = (name: PromptName, onNextPage = false): void => {
  forNextPage = onNextPage
  change({ requested: name })
}

/** Closes a prompt: the player has finished with it. */
export const closePrompt = (name: PromptName): void => {
  const { requested, closed } = store.get()
  change({ requested: requested === name ? null : requested, closed: new Set(closed).add(name) })
}

/** Begins another page view: prompts that were closed on the one before may open again. */
export const beginPageView = (): void => {
  if (store.get().closed.size > 0) change({ closed: new Set() })
}

/** Leaves the page: a prompt that was opened by a tap is closed, unless it is for the next page. After a sign-in on the same page it stays open, because the tap may have led to the sign-in. */
export const leavePage = (): void => {
  if (!forNextPage && store.get().requested !== null) change({ requested: null })
  forNextPage = false
}

/** The state of the queue on one page view. */
const seenFrom = ({ reports, requested, closed }: Queue, view: string): PromptReports => ({
  due: new Map([...reports].flatMap(([name, report]) => (report.view === undefined || report.view === view ? [[name, report.due]] : []))),
  requested,
  closed,
})

export const usePromptReports = (view: string): PromptReports => seenFrom(useStore(store, EMPTY), view)

/** The prompt that a tap has opened. */
export const usePromptRequested = (): PromptName | null => useStore(store, EMPTY).requested

/** Whether a feature has reported on its prompt: from then on one may be due. */
export const useHasPromptReports = (): boolean => useStore(store, EMPTY).reports.size > 0

/** For code outside components. */
export const currentPromptReports = (view: string): PromptReports => seenFrom(store.get(), view)

const shown = createStore<PromptName | null>(() => null)

/** The prompt that is open now, said by whoever draws it. */
export const notePromptShown = (name: PromptName | null): void => {
  if (shown.get() !== name) shown.set(name)
}

export const usePromptShown = (): PromptName | null => useStore(shown, null)

import { createStore, useStore } from '#store.ts'

/** An alert titled 'notice' with a confirm button (spec 1 §2). */
export interface Alert {
  readonly id: number
  readonly text: string
  readonly onConfirm?: (() => void) | undefined
}

export interface Toast {
  readonly id: number
  readonly text: string
  /** ms; the usual time of a toast if absent. */
  readonly duration?: number | undefined
}

export interface Notices {
  /** The first is the one to show; the others wait for their turn. */
  readonly alerts: readonly Alert[]
  readonly toast: Toast | null
  /** The full-screen loading toast; each has a new number, because the spinner hides after a while. */
  readonly loading: number | null
}

const NONE: Notices = { alerts: [], toast: null, loading: null }

const store = createStore<Notices>(() => NONE)
let lastId = 0

const change = (part: Partial<Notices>) => store.set({ ...store.get(), ...part })

/** The same text is not queued twice. */
export const showAlert = (text: string, onConfirm?: () => void): void => {
  const { alerts } = store.get()
  if (alerts.every(alert => alert.text !== text)) change({ alerts: [...alerts, { id: ++lastId, text, onConfirm }] })
}

/** Removes the alert, then runs its button's action. */
export const confirmAlert = ({ id, onConfirm }: Alert): void => {
  change({ alerts: store.get().alerts.filter(alert => alert.id !== id) })
  onConfirm?.()
}

/** `duration` in ms. A toast replaces the one before it. */
export const showToast = (text: string, duration?: number): void => change({ toast: { id: ++lastId, text, duration } })

/** Removes only the toast it was set for, because another may be shown by now. */
export const hideToast = (id: number): void => {
  if (store.get().toast?.id === id) change({ toast: null })
}

export const showLoading = (): void => change({ loading: ++lastId })

export const hideLoading = (): void => {
  if (store.get().loading !== null) change({ loading: null })
}

/** What is shown to the player now; drawn once, by `app`. */
export const useNotices = (): Notices => useStore(store, NONE)

/** For code outside components. */
export const currentNotices = (): Notices => store.get()

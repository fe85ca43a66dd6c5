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
  /** ms; the usual time of a toast when absent. */
  readonly duration?: number | undefined
}

export interface Notices {
  /** The first is the one to show; the others wait for their turn. */
  readonly alerts: readonly Alert[]
  readonly toast: Toast | null
  /** The full-screen loading toast; each showing has a number of its own, for the spinner gives up after a while. */
  readonly loading: number | null
}

const NONE: Notices = { alerts: [], toast: null, loading: null }

const store = createStore<Notices>(() => NONE)
let lastId = 0

const change = (part: Partial<Notices>) => store.set({ ...store.get(), ...part })

/** The same words are not put before the player twice at once. */
export const showAlert = (text: string, onConfirm?: () => void): void => {
  const { alerts } = store.get()
  if (alerts.every(alert => alert.text !== text)) change({ alerts: [...alerts, { id: ++lastId, text, onConfirm }] })
}

/** Takes the alert away, then does what its button is for. */
export const confirmAlert = ({ id, onConfirm }: Alert): void => {
  change({ alerts: store.get().alerts.filter(alert => alert.id !== id) })
  onConfirm?.()
}

/** `duration` in ms. A toast takes the place of the one before it. */
export const showToast = (text: string, duration?: number): void => change({ toast: { id: ++lastId, text, duration } })

/** Only the toast it was meant for: another may stand there by now. */
export const hideToast = (id: number): void => {
  if (store.get().toast?.id === id) change({ toast: null })
}

export const showLoading = (): void => change({ loading: ++lastId })

export const hideLoading = (): void => {
  if (store.get().loading !== null) change({ loading: null })
}

/** What stands before the player now; drawn by `app`, once. */
export const useNotices = (): Notices => useStore(store, NONE)

/** For code outside components. */
export const currentNotices = (): Notices => store.get()

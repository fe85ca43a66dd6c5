import { createContext, use } from 'react'
import styles from './toast.module.css'

/** How long a toast is shown, ms (spec 1 §8, spec 2 §8). */
export const TOAST_DURATION = 1_500

export interface ToastMessage {
  /** New for every toast, so that a repeated text is read aloud again. */
  readonly id: number
  readonly text: string
}

const ToastContext = createContext<ToastMessage | null>(null)

/** Gives the current toast, if any, to every region below it. */
export const ToastProvider = ToastContext

/**
 * Where toasts appear. It is in the page from the start, because otherwise screen readers miss the first one. Each modal has one of
 * its own, because screen readers do not read what is behind a modal.
 */
export const ToastRegion = () => {
  const toast = use(ToastContext)
  return (
    <div className={styles.region} role="status">
      {toast && (
        <p key={toast.id} className={styles.toast}>
          {toast.text}
        </p>
      )}
    </div>
  )
}

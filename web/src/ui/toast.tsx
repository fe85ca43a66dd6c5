import { createContext, use } from 'react'
import styles from './toast.module.css'

/** How long a toast stands, ms (spec 1 §8, spec 2 §8). */
export const TOAST_DURATION = 1_500

export interface ToastMessage {
  /** Tells a repeated text from a standing one, so that it is read again. */
  readonly id: number
  readonly text: string
}

const ToastContext = createContext<ToastMessage | null>(null)

/** Hands the present toast, or none, to every region below. */
export const ToastProvider = ToastContext

/**
 * Where toasts appear. It stands empty from the start, else screen readers miss the first one. Each modal holds one of
 * its own, because what lies behind a modal is silent.
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

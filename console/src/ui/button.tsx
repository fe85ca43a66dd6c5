import type { ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import { Keys } from './keys.tsx'
import styles from './button.module.css'

export interface ButtonProps {
  children: ReactNode
  /** `go`: the one primary act of a page. `no`: refuses. `kill`: cannot be taken back, so only in a dialog with a reason. `plain`: without a frame. */
  kind?: 'go' | 'no' | 'kill' | 'plain' | undefined
  small?: boolean | undefined
  type?: 'button' | 'submit' | undefined
  onPress?: (() => void) | undefined
  /** Why it cannot be used now. It stays reachable, so that the reason can be read. */
  off?: string | undefined
  /** It is under way. */
  busy?: boolean | undefined
  keys?: readonly string[] | undefined
  /** Where it has no words of its own. */
  label?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** An act. Its words say what it does and to what. */
export const Button = ({ children, kind, small, type = 'button', onPress, off, busy, keys, label, ref }: ButtonProps) => (
  <button
    ref={ref}
    type={type}
    className={classes(styles.button, kind && styles[kind], small && styles.small, off && styles.off, busy && styles.busy)}
    aria-disabled={off || busy ? true : undefined}
    aria-label={label}
    aria-keyshortcuts={keys?.join('+')}
    title={off}
    onClick={event => {
      if (off || busy) event.preventDefault()
      else onPress?.()
    }}
  >
    {children}
    {keys && <Keys keys={keys} />}
  </button>
)

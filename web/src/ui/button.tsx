import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Link, type LinkProps } from './link.tsx'
import { Spinner } from './states/spinner.tsx'
import styles from './button.module.css'

interface Look {
  /** At most one primary button per view, for its main action; others are quiet. */
  look?: 'primary' | 'quiet' | 'plain' | 'danger'
  small?: boolean
  /** As wide as its container. */
  wide?: boolean
  children: ReactNode
}

const classOf = ({ look = 'primary', small, wide }: Omit<Look, 'children'>) =>
  classes(styles.button, styles[look], small && styles.small, wide && styles.wide)

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'className' | 'disabled'> & {
    /** Its action is running: the button keeps its width and focus and ignores presses. */
    busy?: boolean
    /** What is going on, for screen readers. */
    busyLabel?: string
  }

export const Button = ({ look, small = false, wide = false, busy = false, busyLabel, type = 'button', onClick, children, ...rest }: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={classOf({ look: look ?? 'primary', small, wide })}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    aria-label={busy ? busyLabel : rest['aria-label']}
    onClick={busy ? event => event.preventDefault() : onClick}
  >
    <span className={styles.label}>{children}</span>
    {busy && (
      <span className={styles.spinner}>
        <Spinner />
      </span>
    )}
  </button>
)

/** A link that looks like a button. */
export const ButtonLink = ({
  look,
  small = false,
  wide = false,
  children,
  ...link
}: Look & Pick<LinkProps, 'href' | 'instead' | 'target' | 'rel'>) => (
  <Link {...link} className={classOf({ look: look ?? 'primary', small, wide })}>
    <span className={styles.label}>{children}</span>
  </Link>
)

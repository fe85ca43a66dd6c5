import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './avatar.module.css'

interface AvatarProps {
  name: string
  large?: boolean | undefined
  /** A picture that covers the initial. */
  children?: ReactNode
}

/** A member's initial on the brand's colours. Decorative: the name is beside it or in the label of its button. */
export const Avatar = ({ name, large = false, children }: AvatarProps) => (
  <span className={classes(styles.avatar, large && styles.large)} aria-hidden="true">
    {[...name][0]?.toUpperCase()}
    {children}
  </span>
)

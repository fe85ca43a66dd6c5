import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import styles from './note.module.css'

type NoteTone = 'warn' | 'bad' | 'accent'

/** A remark with a line at its side. */
export const Note = ({ tone, children }: { tone?: NoteTone | undefined; children: ReactNode }) => (
  <div className={classes(styles.note, tone && styles[tone])}>{children}</div>
)

interface BannerProps {
  children: ReactNode
  icon?: IconName | undefined
  tone?: NoteTone | undefined
  /** What can be done about it. */
  act?: ReactNode
}

/** What everybody must see who opens this page. */
export const Banner = ({ children, icon = 'fault', tone, act }: BannerProps) => (
  <div className={classes(styles.banner, tone && styles[tone])} role="note">
    <Icon name={icon} />
    <div>{children}</div>
    {act}
  </div>
)

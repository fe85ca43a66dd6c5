import { classes } from './classes.ts'
import { iconPaths, type IconName } from './icon-paths.ts'
import styles from './icon.module.css'

/** A sign beside words; by itself it says nothing to those who cannot see it. */
export const Icon = ({ name, size }: { name: IconName; size?: 'small' | 'large' }) => (
  <svg className={classes(styles.icon, size && styles[size])} viewBox="0 0 16 16" aria-hidden="true">
    <path d={iconPaths[name]} />
  </svg>
)

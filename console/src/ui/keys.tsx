import { classes } from './classes.ts'
import styles from './keys.module.css'

/** `keys` as they stand on the keyboard: `['G', 'M']`. Screen readers get them from `aria-keyshortcuts` of what they press. */
export const Keys = ({ keys, className }: { keys: readonly string[]; className?: string | undefined }) => (
  <span className={classes(styles.keys, className)} aria-hidden="true">
    {keys.map(key => (
      <kbd key={key}>{key}</kbd>
    ))}
  </span>
)

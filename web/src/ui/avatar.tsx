import { classes } from './classes.ts'
import styles from './avatar.module.css'

/** A member's initial on the brand's colours. Decorative: the name is beside it or in the label of its button. */
export const Avatar = ({ name, large = false }: { name: string; large?: boolean }) => (
  <span className={classes(styles.avatar, large && styles.large)} aria-hidden="true">
    {[...name][0]?.toUpperCase()}
  </span>
)

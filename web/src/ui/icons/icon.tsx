import { classes } from '#ui/classes.ts'
import type { Glyph } from './icons.ts'
import styles from './icon.module.css'

/** A decorative drawing in the colour of the text beside it; its meaning must also be said in words. */
export const Icon = ({ glyph, small = false }: { glyph: Glyph; small?: boolean }) => (
  <svg
    className={classes(styles.icon, small && styles.small, glyph.directional && styles.directional)}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={glyph.path} />
  </svg>
)

import { classes } from '#ui/classes.ts'
import { Icon } from './icon.tsx'
import type { Glyph } from './icons.ts'
import styles from './medallion.module.css'

export interface MedallionFace {
  glyph: Glyph
  tone?: 'accent' | 'success' | 'danger'
}

/** A round picture above the words of a notice or an empty page. */
export const Medallion = ({ glyph, tone = 'accent', large = false }: MedallionFace & { large?: boolean }) => (
  <span className={classes(styles.medallion, styles[tone], large && styles.large)}>
    <Icon glyph={glyph} />
  </span>
)

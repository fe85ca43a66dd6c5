import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import { Link } from '#ui/link.tsx'
import { Icon } from './icon.tsx'
import type { Glyph } from './icons.ts'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  glyph: Glyph
  label: string
  /** With its own background, for use over a picture. */
  plated?: boolean
}

export const IconButton = ({ glyph, label, plated = false, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} className={classes(styles.button, plated && styles.plated)} aria-label={label}>
    <Icon glyph={glyph} />
  </button>
)

export const IconLink = ({ glyph, label, href }: { glyph: Glyph; label: string; href: string }) => (
  <Link href={href} className={classes(styles.button)} aria-label={label}>
    <Icon glyph={glyph} />
  </Link>
)

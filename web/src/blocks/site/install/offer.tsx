import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/icons/icon-button.tsx'
import { closeIcon } from '#ui/icons/late-icons.ts'
import styles from './offer.module.css'

interface OfferProps {
  /** The modal is named by `<id>-title` and described by `<id>-text`. */
  readonly id: string
  readonly title: string
  readonly text: string
  readonly picture: ReactNode
  /** Absent if it cannot be closed. */
  readonly onClose?: () => void
  readonly glowing?: boolean
  /** The buttons, below each other. */
  readonly children: ReactNode
}

/** The content of every modal that offers the app: a picture, title and text, and the ways to get it. */
export const Offer = ({ id, title, text, picture, onClose, glowing = false, children }: OfferProps) => {
  const shell = useTexts('shell')
  return (
    <div className={classes(styles.offer, glowing && styles.glowing)}>
      {onClose && (
        <div className={styles.close}>
          <IconButton glyph={closeIcon} label={shell('close')} onClick={onClose} />
        </div>
      )}
      {picture}
      <h2 id={`${id}-title`} className={styles.title} tabIndex={-1} data-focus>
        {title}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {text}
      </p>
      <div className={styles.ways}>{children}</div>
    </div>
  )
}

import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { Glyph } from '#ui/icons/icons.ts'
import styles from './row-face.module.css'

interface RowFaceProps {
  readonly glyph: Glyph
  readonly title: string
  readonly text: string
  readonly at: string | null
  readonly isNew: boolean
}

const isToday = (at: string): boolean => new Date(at).toDateString() === new Date().toDateString()

/** What a row of the inbox shows: today's by the time, others by the day. */
export const RowFace = ({ glyph, title, text, at, isNew }: RowFaceProps) => {
  const t = useTexts('inbox')
  const format = useFormat()
  return (
    <>
      <span className={styles.glyph}>
        <Icon glyph={glyph} />
      </span>
      <span className={styles.words}>
        <span className={isNew ? styles.fresh : styles.title}>
          <bdi>{title}</bdi>
        </span>
        {text !== '' && (
          <span className={styles.text}>
            <bdi>{text}</bdi>
          </span>
        )}
      </span>
      <span className={styles.side}>
        {at !== null && (
          <time className={styles.at} dateTime={at}>
            {format.moment(at, isToday(at) ? 'time' : 'date')}
          </time>
        )}
        {isNew && <span className={styles.dot} role="img" aria-label={t('unread')} />}
      </span>
    </>
  )
}

import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { Glyph } from '#ui/icons/icons.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import styles from './standstill.module.css'

interface StandstillProps {
  readonly glyph: Glyph
  readonly title: string
  readonly text?: string | undefined
  /** Where the games are. */
  readonly back: string
  readonly children?: ReactNode
}

/** No game is open: why, what can be done, and always the way back. */
export const Standstill = ({ glyph, title, text, back, children }: StandstillProps) => {
  const t = useTexts('game')
  return (
    <div className={styles.place} role="alert">
      <EmptyState glyph={glyph} title={title} {...(text !== undefined && { text })} heading="h1" alone>
        <div className={styles.ways}>
          {children}
          <ButtonLink wide look="quiet" href={back}>
            {t('to_games')}
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  )
}

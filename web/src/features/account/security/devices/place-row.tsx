import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { Glyph } from '#ui/icons/icons.ts'
import { FactRow } from '#ui/list.tsx'
import styles from './place-row.module.css'

/** Facts beside each other, each with its own writing direction. */
export const Facts = ({ facts }: { facts: readonly (string | undefined)[] }) => (
  <span className={styles.facts}>
    <span className={styles.line}>
      {facts
        .filter(fact => fact !== undefined)
        .map(fact => (
          <span key={fact} className={styles.fact}>
            <bdi>{fact}</bdi>
          </span>
        ))}
    </span>
  </span>
)

interface PlaceRowProps {
  glyph: Glyph
  name: ReactNode
  facts: readonly (string | undefined)[]
  /** Badge of the current session, network or device. */
  here: string | null
  /** The current one has no button, unless it may be removed too. */
  removable?: boolean
  action: string
  onAction: () => void
}

/** A session or a network: its name, when it was used, and a button to remove it. */
export const PlaceRow = ({ glyph, name, facts, here, removable = here === null, action, onAction }: PlaceRowProps) => (
  <FactRow
    glyph={glyph}
    title={
      <>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {here !== null && <Badge tone="soft">{here}</Badge>}
        </span>
        <Facts facts={facts} />
      </>
    }
    detail={
      removable && (
        <Button look="plain" small onClick={onAction}>
          {action}
        </Button>
      )
    }
  />
)

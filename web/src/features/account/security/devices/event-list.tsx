import { useState } from 'react'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { FactRow, List } from '#ui/list.tsx'
import { deviceNameOf } from './device-name.ts'
import { eventTextOf } from './event-texts.ts'
import { networkNameOf } from './network-name.ts'
import { Facts } from './place-row.tsx'
import type { useEvents } from './use-events.ts'
import styles from './place-row.module.css'

/** Events shown before "show more". */
const FEW = 5

/** Recent events of the account; nothing if they could not be loaded. */
export const EventList = ({ events }: Pick<ReturnType<typeof useEvents>, 'events'>) => {
  const t = useTexts('security')
  const format = useFormat()
  const [all, setAll] = useState(false)
  const lines = events.flatMap(entry => {
    const text = eventTextOf(entry.event)
    return text ? [{ ...entry, text }] : []
  })
  if (lines.length === 0) return null
  return (
    <div className={styles.events}>
      <List heading={t('events')}>
        {lines.slice(0, all ? undefined : FEW).map(({ at, text, event, network, userAgent }) => (
          <FactRow
            key={`${at} ${event}`}
            title={
              <>
                <span className={styles.name}>{t(text)}</span>
                <Facts facts={[format.moment(at, 'date-time'), networkNameOf(network), deviceNameOf(userAgent)]} />
              </>
            }
          />
        ))}
      </List>
      {!all && lines.length > FEW && (
        <Button look="plain" wide onClick={() => setAll(true)}>
          {t('show_more')}
        </Button>
      )}
    </div>
  )
}

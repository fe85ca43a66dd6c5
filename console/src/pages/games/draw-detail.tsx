import { useState } from 'react'
import { exactTime } from '#format/times.ts'
import { ReadTab } from '#frame/read-tab.tsx'
import { useOp } from '#request/use-op.ts'
import { useMay, useMerchant } from '#session/session.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { State } from '#ui/marks.tsx'
import { Note } from '#ui/note.tsx'
import { sumWords } from '#ui/sum.tsx'
import { DrawCourse } from './draw-course.tsx'
import { drawTones } from './draw-list.tsx'
import { DrawNumbers } from './draw-numbers.tsx'
import { DrawPool } from './draw-pool.tsx'
import { DrawPrizes } from './draw-prizes.tsx'
import { DrawPublished } from './draw-published.tsx'
import { DrawWinners } from './draw-winners.tsx'
import { VoidDraw } from './void-draw.tsx'
import styles from './games.module.css'

const BEFORE_NUMBERS: readonly string[] = ['scheduled', 'open', 'closed']

/** A draw from the calendar to the last prize. */
export const DrawDetail = ({ merchant, id }: { merchant: string; id: string }) => {
  const t = useTexts('games')
  const may = useMay()
  const place = useMerchant()(merchant)
  const [voiding, setVoiding] = useState(false)
  const read = useOp('draws.get', { id }, merchant)
  return (
    <ReadTab read={read}>
      {value => {
        const canVoid = BEFORE_NUMBERS.includes(value.draw.state)
        return (
          <>
            <p className={styles.about}>
              <span className="mono">{id}</span> · {place?.name}
              <span className={styles.state}>
                <State tone={drawTones[value.draw.state]}>{t(`draw_${value.draw.state}`)}</State>
              </span>
            </p>
            <h2 className={styles.title}>{value.title}</h2>
            {value.voided && (
              <Note tone="bad">
                {t('voided', { at: exactTime(value.voided.at, place?.timeZone), by: value.voided.by, reason: value.voided.reason })}
              </Note>
            )}
            <Facts
              left
              facts={[
                { name: t('sold'), value: t('sold_tickets', { count: value.tickets, sum: sumWords(value.staked, value) }) },
                { name: t('price'), value: sumWords(value.price, value) },
              ]}
            />
            {canVoid && may('games.void', merchant) && (
              <p className={styles.below}>
                <Button kind="no" onPress={() => setVoiding(true)}>
                  {t('void_draw')}
                </Button>
              </p>
            )}
            <DrawCourse value={value} timeZone={place?.timeZone} />
            <DrawNumbers value={value} />
            <DrawPrizes value={value} />
            <DrawWinners value={value} merchant={merchant} />
            <DrawPool value={value} />
            <DrawPublished value={value} />
            {voiding && <VoidDraw merchant={merchant} value={value} onClose={() => setVoiding(false)} />}
          </>
        )
      }}
    </ReadTab>
  )
}

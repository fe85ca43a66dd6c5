import { useTexts } from '#texts/use-texts.ts'
import { BreakList } from './break-list.tsx'
import { ExclusionList } from './exclusion-list.tsx'
import { LimitList } from './limit-list.tsx'
import { PauseCard } from './pause-card.tsx'
import { PositionCard } from './position-card.tsx'
import type { MemberPartProps } from './use-safe-play.ts'
import { useSums } from './use-sums.ts'
import styles from './notes.module.css'

export const ForMember = (parts: MemberPartProps) => {
  const t = useTexts('safeplay')
  const sums = useSums(parts.safePlay)
  const { pause, position } = parts.own
  const { realityMinutes } = parts.safePlay.rules
  return (
    <>
      {pause && <PauseCard {...parts} pause={pause} />}
      <PositionCard position={position} sums={sums} />
      <LimitList {...parts} />
      {pause?.kind !== 'exclusion' && <BreakList {...parts} />}
      <ExclusionList {...parts} />
      <p className={styles.note}>{t('check_text', { time: sums.time([realityMinutes, 'minute']) })}</p>
    </>
  )
}

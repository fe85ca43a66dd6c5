import { useTexts } from '#texts/use-texts.ts'
import { memberIcon } from '#ui/icons/icons.ts'
import { shareIcon } from '#ui/icons/late-icons.ts'
import { Medallion } from '#ui/icons/medallion.tsx'
import { starIcon } from '#ui/icons/page-icons.ts'
import styles from './steps.module.css'

/** How inviting a friend works, in three steps. */
export const Steps = () => {
  const t = useTexts('referral')
  const steps = [
    { glyph: shareIcon, words: t('step_share') },
    { glyph: memberIcon, words: t('step_join') },
    { glyph: starIcon, words: t('step_see') },
  ]
  return (
    <ol className={styles.steps}>
      {steps.map(({ glyph, words }) => (
        <li key={words} className={styles.step}>
          <Medallion glyph={glyph} />
          {words}
        </li>
      ))}
    </ol>
  )
}

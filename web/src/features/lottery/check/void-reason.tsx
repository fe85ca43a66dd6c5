import type { CallAnswers } from '@foyer/contract'
import { saveText } from '#device/save-text.ts'
import { knownFacts } from '#features/lottery/common/known-facts.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Facts } from '#ui/facts.tsx'
import styles from './receipt-check.module.css'

/** Why a draw was canceled and by whom; once its sales had ended, with the secret seed. All of it is signed, and can be kept. */
export const VoidReason = ({ answer: { draw, voided } }: { readonly answer: CallAnswers['lottery.draw'] }) => {
  const t = useTexts('lottery')
  const format = useFormat()
  if (!voided) return null
  const { at, by, reason, seed, statement } = voided
  return (
    <Card>
      <div className={styles.parts}>
        <div>
          <h2 className={styles.title}>{t('void_title')}</h2>
          {seed !== null && <p className={styles.text}>{t('void_text')}</p>}
        </div>
        <Facts
          facts={knownFacts([
            [t('void_reason'), reason],
            [t('void_by'), by],
            [t('void_moment'), format.moment(at, 'date-time')],
            seed !== null && [t('void_seed'), seed],
          ])}
        />
        <Button look="quiet" onClick={() => void saveText(`void-${draw.id}.json`, 'application/json', statement)}>
          {t('save_file')}
        </Button>
      </div>
    </Card>
  )
}

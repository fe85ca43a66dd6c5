import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { alertIcon } from '#ui/icons/icons.ts'
import { clockIcon } from '#ui/icons/late-icons.ts'
import { checkIcon } from '#ui/icons/page-icons.ts'
import type { IdentityStatus } from './use-identity-status.ts'
import styles from './check-card.module.css'

interface CheckCardProps {
  readonly check: NonNullable<IdentityStatus['check']>
  readonly valid: boolean
}

const looks = { waiting: clockIcon, accepted: checkIcon, refused: alertIcon, ended: clockIcon } as const

/** What became of the last document, in a word, a sign and a sentence. */
export const CheckCard = ({ check, valid }: CheckCardProps) => {
  const t = useTexts('identitycheck')
  const format = useFormat()
  const state = check.state === 'accepted' && !valid ? 'ended' : check.state
  return (
    <section className={styles.card} data-state={state}>
      <span className={styles.sign}>
        <Icon glyph={looks[state]} />
      </span>
      <div className={styles.words}>
        {state === 'waiting' && (
          <>
            <h2 className={styles.title}>{t('waiting_title')}</h2>
            <p>{t('waiting_text', { date: format.moment(check.sentAt, 'date') })}</p>
          </>
        )}
        {state === 'accepted' && (
          <>
            <h2 className={styles.title}>{t('accepted_title')}</h2>
            {check.endsAt !== undefined && <p>{t('accepted_text', { date: format.moment(check.endsAt, 'date') })}</p>}
          </>
        )}
        {state === 'refused' && (
          <>
            <h2 className={styles.title}>{t('refused_title')}</h2>
            {check.reason !== undefined && <p>{t(`reason_${check.reason}`)}</p>}
            <p>{t('refused_again')}</p>
          </>
        )}
        {state === 'ended' && <p>{t('ended_text')}</p>}
      </div>
    </section>
  )
}

import { useBalance } from '#blocks/money/use-balance.ts'
import { useMoney } from '#blocks/money/use-money.ts'
import { paths } from '#navigation/paths.ts'
import type { Pause } from '#session/pause.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { moonIcon } from '#ui/icons/late-icons.ts'
import { Link } from '#ui/link.tsx'
import styles from './pause-notice.module.css'

/** Until when a break or self-exclusion holds, in words. */
const usePauseEnd = ({ kind, until, endsAt, mayReturn }: Pause): string => {
  const t = useTexts('safeplay')
  const format = useFormat()
  if (mayReturn) return t('return_ask')
  if (kind === 'exclusion' && endsAt !== null) return t('return_from', { date: format.moment(endsAt, 'date-time') })
  return until === null ? t('for_good') : t('paused_until', { date: format.moment(until, 'date-time') })
}

interface PauseNoticeProps {
  readonly pause: Pause
  /** Beside the member's balance and the way to a withdrawal, which need not stand here once more. */
  readonly besideBalance?: boolean
}

/** Says at once that a break or self-exclusion holds, until when, and what still works. In the place of what is closed meanwhile. */
export const PauseNotice = ({ pause, besideBalance = false }: PauseNoticeProps) => {
  const t = useTexts('safeplay')
  const wallet = useTexts('wallet')
  const money = useMoney()
  const { balance } = useBalance()
  const end = usePauseEnd(pause)
  return (
    <section className={styles.notice} aria-labelledby="pause-notice">
      <span className={styles.mark}>
        <Icon glyph={moonIcon} />
      </span>
      <div className={styles.words}>
        <h2 id="pause-notice" className={styles.title}>
          {t(pause.kind === 'break' ? 'paused_break' : 'paused_exclusion')}
          <span className={styles.end}>{end}</span>
        </h2>
        <p className={styles.text}>{t('paused_text')}</p>
        {balance && !besideBalance && (
          <p className={styles.text}>
            {wallet('balance')}: <bdi className={styles.sum}>{money(balance.main)}</bdi>
          </p>
        )}
        <div className={styles.ways}>
          {!besideBalance && (
            <ButtonLink small look="quiet" href={paths.withdraw}>
              {wallet('withdraw')}
            </ButtonLink>
          )}
          <Link href={paths.playSafely} className={styles.help}>
            {t('help_title')}
          </Link>
        </div>
      </div>
    </section>
  )
}

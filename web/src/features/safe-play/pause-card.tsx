import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useSubmit } from '#forms/use-submit.ts'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { MemberPartProps, OwnSafePlay } from './use-safe-play.ts'
import { useSums } from './use-sums.ts'
import styles from './card-parts.module.css'

interface PauseCardProps extends MemberPartProps {
  readonly pause: NonNullable<OwnSafePlay['pause']>
}

/** The break or self-exclusion that runs, and the way back once it is over. */
export const PauseCard = ({ pause: { kind, until, endsAt, mayReturn }, safePlay, refresh }: PauseCardProps) => {
  const t = useTexts('safeplay')
  const { request } = useRequest()
  const { processing, problem, run } = useSubmit()
  const { moment } = useSums(safePlay)
  const isReturning = kind === 'exclusion' && endsAt !== null
  const comeBack = () =>
    void run(async () => {
      await request('safePlay.comeBack')
      await refresh()
    })
  return (
    <Card>
      <div className={styles.parts}>
        <div>
          <h2 className={styles.title}>{t(kind === 'break' ? 'paused_break' : 'paused_exclusion')}</h2>
          {!isReturning && !mayReturn && <p>{until === null ? t('for_good') : t('paused_until', { date: moment(until) })}</p>}
        </div>
        <p className={styles.quiet}>{t('paused_text')}</p>
        {isReturning && <p>{t('return_from', { date: moment(endsAt) })}</p>}
        {mayReturn && (
          <>
            <FormProblem problem={problem} />
            <p>{t('return_ask')}</p>
            <Button look="quiet" wide busy={processing} onClick={comeBack}>
              {t('return_button')}
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}

import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useSubmit } from '#forms/use-submit.ts'
import { showToast } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import type { OwnLimitProps } from './use-safe-play.ts'
import { useSums } from './use-sums.ts'
import styles from './card-parts.module.css'

interface RaiseCardProps extends OwnLimitProps {
  readonly raise: NonNullable<OwnLimitProps['limit']['raise']>
}

/** A higher limit that was asked for: it waits, then the member decides once more. Both answers have the same weight. */
export const RaiseCard = ({ limit: { kind, period }, raise: { to, from, until, mayConfirm }, safePlay, refresh }: RaiseCardProps) => {
  const t = useTexts('safeplay')
  const shell = useTexts('shell')
  const { request } = useRequest()
  const { processing, problem, run } = useSubmit()
  const sums = useSums(safePlay)
  const decide = (call: 'safePlay.confirmRaise' | 'safePlay.dropRaise') => () =>
    void run(async () => {
      await request(call, { kind, period })
      await refresh()
      showToast(t('saved'))
    })
  return (
    <section className={styles.parts}>
      <FormProblem problem={problem} />
      <p className={styles.sum}>
        {to === null ? t('raise_none') : t('raise_to', { amount: sums.limit(kind, to) })}{' '}
        {mayConfirm ? t('raise_until', { date: sums.moment(until) }) : t('raise_from', { date: sums.moment(from) })}
      </p>
      <div className={styles.pair}>
        <Button look="quiet" wide busy={processing} onClick={decide('safePlay.dropRaise')}>
          {t('raise_keep')}
        </Button>
        {mayConfirm && (
          <Button look="quiet" wide busy={processing} onClick={decide('safePlay.confirmRaise')}>
            {shell('confirm')}
          </Button>
        )}
      </div>
    </section>
  )
}

import useSWR from 'swr'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { boardKey } from '#blocks/rewards/use-rewards.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { useRequest } from '#request/request-context.ts'
import { useSession } from '#session/session-store.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import { alertIcon } from '#ui/icons/icons.ts'
import { starIcon } from '#ui/icons/page-icons.ts'
import { Group } from '#ui/list.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import styles from './missions.module.css'

/** Who took the most points this week, the member's own place, and the wish not to be shown. */
export const PointsBoard = () => {
  const t = useTexts('rewards')
  const shell = useTexts('shell')
  const format = useFormat()
  const { request } = useRequest()
  const session = useSession()
  const { processing, problem, run } = useSubmit()
  const { data, error, mutate } = useSWR(boardKey(session), () => request('rewards.board', {}, { alert: false }), { shouldRetryOnError: false })
  if (!data)
    return (
      error !== undefined && (
        <EmptyState glyph={alertIcon} title={t('rewards_failed')}>
          <Button look="quiet" onClick={() => void mutate()}>
            {shell('retry')}
          </Button>
        </EmptyState>
      )
    )

  const { rows, own, hidden } = data
  const hide = () =>
    void run(async () => {
      await request('rewards.hideOnBoard', { hidden: !hidden })
      await mutate()
    })
  return (
    <Group heading={t('board_title')}>
      {rows.length === 0 && <EmptyState glyph={starIcon} title={t('board_empty')} />}
      {rows.length > 0 && (
        <ol className={styles.board}>
          {rows.map((row, at) => (
            // Members who share a place may have the same masked name.
            <li key={at} className={classes(styles.row, row.own && styles.own)} aria-current={row.own || undefined}>
              <span className={styles.place}>{format.number(row.place)}</span>
              <span className={styles.player}>{row.own ? t('board_you') : <bdi>{row.player}</bdi>}</span>
              <span className={styles.points}>{format.number(row.points)}</span>
            </li>
          ))}
        </ol>
      )}
      {own.place !== null && <p className={styles.note}>{t('board_own', { place: format.number(own.place) })}</p>}
      <FormProblem problem={problem} />
      <Checkbox label={t('board_hide')} checked={hidden} disabled={processing} onChange={hide} />
    </Group>
  )
}

import type { LimitKind, LimitPeriod } from '@foyer/contract/safe-play/limit-kinds'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useSubmit } from '#forms/use-submit.ts'
import { showToast } from '#notices/notices.ts'
import { useRequest } from '#request/request-context.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useWrongFields } from '#ui/forms/use-wrong-fields.ts'
import { ofHours } from './duration.ts'
import { typedLimit } from './typed-limit.ts'
import type { OwnLimitProps } from './use-safe-play.ts'
import { useSums } from './use-sums.ts'
import styles from './card-parts.module.css'

interface LimitFormProps extends Omit<OwnLimitProps, 'limit'> {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly limit: OwnLimitProps['limit'] | undefined
}

/** Sets a limit. The sum is the player's own: none is suggested. */
export const LimitForm = ({ kind, period, limit, safePlay, refresh }: LimitFormProps) => {
  const t = useTexts('safeplay')
  const shell = useTexts('shell')
  const errors = useTexts('errors')
  const { request } = useRequest()
  const { processing, problem, run } = useSubmit()
  const { wrong, mark, clear } = useWrongFields<'most'>()
  const { time } = useSums(safePlay)
  const { decimals, rules, currency } = safePlay
  const isTime = kind === 'time'
  const load = (most: number | null, form?: HTMLFormElement) =>
    run(async () => {
      const { isAtOnce } = await request('safePlay.setLimit', { kind, period, most })
      await refresh()
      form?.reset()
      showToast(t(isAtOnce ? 'saved' : 'asked'))
    })
  return (
    <Form
      onSubmit={(form, values) => {
        const most = typedLimit(values['most'] ?? '', kind, decimals)
        const fault = typeof most === 'number' ? undefined : errors(most)
        if (mark(form, { most: fault }) && typeof most === 'number') void load(most, form)
      }}
    >
      <FormProblem problem={problem} />
      <TextField
        name="most"
        label={t(isTime ? 'minutes_field' : 'limit_field')}
        aside={isTime ? undefined : <bdi>{currency}</bdi>}
        hint={t('raise_rule', { time: time(ofHours(rules.coolingHours)) })}
        error={wrong.most ?? null}
        onInput={() => clear('most')}
        inputMode={isTime || decimals === 0 ? 'numeric' : 'decimal'}
        enterKeyHint="done"
        autoComplete="off"
        maxLength={20}
        dir="ltr"
      />
      <div className={styles.pair}>
        <Button type="submit" look="quiet" wide busy={processing} busyLabel={shell('in_please_wait')}>
          {shell('save')}
        </Button>
        {limit && (
          <Button look="quiet" wide busy={processing} onClick={() => void load(null)}>
            {t('remove_limit')}
          </Button>
        )}
      </div>
    </Form>
  )
}

import { useState } from 'react'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useRewards } from '#blocks/rewards/use-rewards.ts'
import { useSubmit } from '#forms/use-submit.ts'
import { useRequest } from '#request/request-context.ts'
import { useLanguage, useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { daysOf, monthNames, numbered } from './birthday-rules.ts'
import styles from './rewards.module.css'

/** Tells the birthday, once. */
export const BirthdayForm = () => {
  const t = useTexts('rewards')
  const shell = useTexts('shell')
  const { request } = useRequest()
  const { refresh } = useRewards()
  const { processing, problem, run } = useSubmit()
  const [month, setMonth] = useState('')
  const [day, setDay] = useState('')
  const names = monthNames(useLanguage())
  const isKnown = month !== '' && daysOf(month).includes(day)
  const save = () => {
    if (!isKnown) return
    void run(async () => {
      await request('rewards.setBirthday', { day: `${month}-${day}` })
      refresh()
    })
  }
  return (
    <section className={styles.birthday} aria-labelledby="birthday-title">
      <h2 id="birthday-title">{t('birthday_title')}</h2>
      <p>{t('birthday_text')}</p>
      <div className={styles.fields}>
        <SelectField
          label={t('birthday_month')}
          placeholder={t('birthday_month')}
          choices={names.map((label, at) => ({ value: numbered(at + 1), label }))}
          error={null}
          onChange={event => setMonth(event.currentTarget.value)}
        />
        <SelectField
          label={t('birthday_day')}
          placeholder={t('birthday_day')}
          choices={daysOf(month).map(value => ({ value, label: String(Number(value)) }))}
          error={null}
          onChange={event => setDay(event.currentTarget.value)}
        />
      </div>
      <FormProblem problem={problem} />
      <Button wide busy={processing} busyLabel={shell('in_please_wait')} onClick={save}>
        {t('birthday_save')}
      </Button>
    </section>
  )
}

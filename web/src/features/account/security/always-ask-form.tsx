import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import type { Changed, SubjectFormProps } from './subject.ts'
import { useChange } from './use-change.ts'
import styles from './forms.module.css'

export const AlwaysAskForm = ({ security: { alwaysAsk }, refresh, onDone }: SubjectFormProps) => {
  const t = useTexts('security')
  const { processing, problem, run } = useChange<Changed>(refresh, onDone)
  return (
    <div className={styles.form}>
      <FormProblem problem={problem} />
      <p className={styles.text}>{t('always_ask_text')}</p>
      <Button
        wide
        look={alwaysAsk ? 'quiet' : 'primary'}
        busy={processing}
        busyLabel={t('saving')}
        onClick={() => void run(request => request('member.securityAlwaysAsk', { alwaysAsk: !alwaysAsk }), t('saved'))}
      >
        {alwaysAsk ? t('turn_off') : t('turn_on')}
      </Button>
    </div>
  )
}

import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import type { Changed, Factor, SubjectFormProps } from './subject.ts'
import { useChange } from './use-change.ts'
import styles from './forms.module.css'

export const RemoveForm = ({ factor, refresh, onDone }: SubjectFormProps & { factor: Factor }) => {
  const t = useTexts('security')
  const { processing, problem, run } = useChange<Changed>(refresh, onDone)
  return (
    <div className={styles.form}>
      <FormProblem problem={problem} />
      <p className={styles.text}>{t('remove_text')}</p>
      <Button
        look="danger"
        wide
        busy={processing}
        busyLabel={t('saving')}
        onClick={() => void run(request => request('member.securityRemove', { factor }), t('removed'))}
      >
        {t('remove')}
      </Button>
    </div>
  )
}

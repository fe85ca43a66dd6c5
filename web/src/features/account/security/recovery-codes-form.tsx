import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import type { Changed, SubjectFormProps } from './subject.ts'
import { useChange } from './use-change.ts'
import styles from './forms.module.css'

/** Makes new recovery codes; those that are left end. */
export const RecoveryCodesForm = ({ security: { recoveryCodes }, refresh, onDone }: SubjectFormProps) => {
  const t = useTexts('security')
  const format = useFormat()
  const { processing, problem, run } = useChange<Changed>(refresh, onDone)
  return (
    <div className={styles.form}>
      <FormProblem problem={problem} />
      {recoveryCodes > 0 && <p className={styles.value}>{t('recovery_codes_left', { number: format.number(recoveryCodes) })}</p>}
      <p className={styles.text}>{t('recovery_codes_text')}</p>
      {recoveryCodes > 0 && <p className={styles.text}>{t('recovery_codes_replace')}</p>}
      <Button wide busy={processing} busyLabel={t('saving')} onClick={() => void run(request => request('member.securityRecoveryCodes', {}), null)}>
        {t('recovery_codes_make')}
      </Button>
    </div>
  )
}

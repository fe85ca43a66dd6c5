import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { checkIcon } from '#ui/icons/page-icons.ts'
import { useJoin } from './use-join.ts'
import styles from './activity.module.css'

/** The button by which a member takes part, or that the member does already. */
export const Join = ({ id }: { readonly id: string }) => {
  const t = useTexts('activities')
  const shell = useTexts('shell')
  const { known, joined, busy, problem, join } = useJoin(id)
  return (
    <>
      <p role="status" className={styles.joined}>
        {joined && (
          <>
            <Icon glyph={checkIcon} small />
            {t('activity_joined')}
          </>
        )}
      </p>
      {known && !joined && (
        <>
          <FormProblem problem={problem} />
          <Button wide busy={busy} busyLabel={shell('in_please_wait')} onClick={join}>
            {t('activity_join')}
          </Button>
        </>
      )}
    </>
  )
}

import { useState } from 'react'
import { FormProblem } from '#blocks/form-problem/form-problem.tsx'
import { showToast } from '#notices/notices.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Group } from '#ui/list.tsx'
import { Sheet } from '#ui/windows/dialog.tsx'
import { useMyData } from './use-my-data.ts'
import styles from './privacy-page.module.css'

/** What is kept of the member, to be taken along or deleted. */
export const MyData = () => {
  const t = useTexts('tracking')
  const shell = useTexts('shell')
  const [asking, setAsking] = useState(false)
  const { saving, save, forgetting, problem, forget } = useMyData()

  const onForgotten = () => {
    setAsking(false)
    showToast(t('mine_deleted'))
  }

  return (
    <Group heading={t('mine')}>
      <p className={styles.quiet}>{t('mine_text')}</p>
      <div className={styles.pair}>
        <Button look="quiet" busy={saving} onClick={() => void save()}>
          {t('mine_save')}
        </Button>
        <Button look="quiet" onClick={() => setAsking(true)}>
          {t('mine_delete')}
        </Button>
      </div>
      <Sheet open={asking} title={t('mine_delete_title')} closeLabel={shell('close')} onClose={() => setAsking(false)}>
        <div className={styles.sheet}>
          <p>{t('mine_delete_text')}</p>
          <FormProblem problem={problem} />
          <Button look="danger" wide busy={forgetting} onClick={() => void forget(onForgotten)}>
            {t('mine_delete')}
          </Button>
        </div>
      </Sheet>
    </Group>
  )
}

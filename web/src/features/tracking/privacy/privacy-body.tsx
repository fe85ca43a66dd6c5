import { usePolicy } from '#features/tracking/consent/use-policy.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Group } from '#ui/list.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { ConsentChoice } from './consent-choice.tsx'
import { MyData } from './my-data.tsx'
import { companiesOf } from './receivers.ts'
import styles from './privacy-page.module.css'

const Companies = () => {
  const t = useTexts('tracking')
  const shell = useTexts('shell')
  const { policy, failed, refresh } = usePolicy()
  if (failed)
    return (
      <Button look="quiet" wide onClick={refresh}>
        {shell('retry')}
      </Button>
    )
  if (!policy) return <Skeleton shape="field" />
  return (
    <ul className={styles.companies}>
      {companiesOf(policy.receivers).map(({ company, kinds }) => (
        <li key={company}>
          <span className={styles.company}>
            <bdi>{company}</bdi>
          </span>
          <span className={styles.quiet}>{kinds.map(kind => t(kind)).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}

/** The choice, what is collected, who is told, and what is kept of a member. */
export const PrivacyBody = () => {
  const t = useTexts('tracking')
  const isMember = useSession() !== undefined
  return (
    <>
      <ConsentChoice />
      <Group heading={t('privacy_collected')}>
        <p className={styles.quiet}>{t('privacy_collected_text')}</p>
      </Group>
      <Group heading={t('privacy_told')}>
        <p className={styles.quiet}>{t('privacy_told_text')}</p>
        <Companies />
      </Group>
      {isMember && <MyData />}
    </>
  )
}

import { Page } from '#frame/page.tsx'
import { errorWords, requestIdOf } from '#request/error-words.ts'
import { FRESH_EVERY, useOp } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ageWords } from '#ui/age/age.tsx'
import { Facts, Section } from '#ui/facts.tsx'
import { Failed, Waiting } from '#ui/states.tsx'
import { FaultTable } from './fault-table.tsx'
import { JobTable } from './job-table.tsx'
import { Keys } from './keys.tsx'
import { ProviderTable } from './provider-table.tsx'
import styles from './system.module.css'

/** Jobs that were given up, providers that are stopped, faults of merchants' files. */
export const SystemPage = () => {
  const t = useTexts('system')
  const { value, error, again } = useOp('system.overview', {}, undefined, { every: FRESH_EVERY })
  return (
    <Page title={t('title')}>
      <div className={styles.body}>
        {value ? (
          <>
            <JobTable jobs={value.jobs} />
            <ProviderTable providers={value.providers} />
            <FaultTable faults={value.faults} />
            <Keys />
            <Section title={t('process')}>
              <div className={styles.facts}>
                <Facts
                  facts={[
                    { name: t('mode'), value: value.mode },
                    { name: t('node'), value: value.node },
                    { name: t('up'), value: ageWords(value.upSeconds) },
                  ]}
                />
              </div>
            </Section>
          </>
        ) : error === undefined ? (
          <Waiting />
        ) : (
          <Failed onAgain={again} requestId={requestIdOf(error)}>
            {errorWords(error)}
          </Failed>
        )}
      </div>
    </Page>
  )
}

import { useState } from 'react'
import { exactTime } from '#format/times.ts'
import { Place } from '#frame/place-words.tsx'
import { useOff } from '#session/use-off.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Section } from '#ui/facts.tsx'
import { State } from '#ui/marks.tsx'
import { Nothing } from '#ui/states.tsx'
import type { Overview } from './overview.ts'
import { ResumeDialog, type StoppedProvider } from './system-acts.tsx'
import styles from './system.module.css'

export const ProviderTable = ({ providers }: Pick<Overview, 'providers'>) => {
  const t = useTexts('system')
  const off = useOff()('system.act')
  const [open, setOpen] = useState<StoppedProvider>()
  return (
    <Section title={t('providers')} beside={t('providers_about')}>
      {providers.length === 0 && <Nothing>{t('no_provider')}</Nothing>}
      {providers.length > 0 && (
        <table className={styles.table} aria-label={t('providers')}>
          <tbody>
            {providers.map(provider => (
              <tr key={`${provider.merchant} ${provider.provider}`}>
                <td>
                  <State tone="bad">{provider.provider}</State>
                </td>
                <td className={styles.late}>
                  <Place code={provider.merchant} />
                </td>
                <td className={classes('q s', styles.failure)}>{provider.reason}</td>
                <td className={classes('r', styles.late)}>{t('until', { at: exactTime(provider.until) })}</td>
                <td className="r">
                  <Button small off={off} onPress={() => setOpen(provider)}>
                    {t('resume')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {open && <ResumeDialog provider={open} onClose={() => setOpen(undefined)} />}
    </Section>
  )
}

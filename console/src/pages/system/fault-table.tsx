import { Place } from '#frame/place-words.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import type { Overview } from './overview.ts'
import styles from './system.module.css'

export const FaultTable = ({ faults }: Pick<Overview, 'faults'>) => {
  const t = useTexts('system')
  return (
    <Section title={t('faults')} beside={t('faults_about')}>
      {faults.length === 0 && <Nothing>{t('no_fault')}</Nothing>}
      {faults.length > 0 && (
        <table className={styles.table} aria-label={t('faults')}>
          <tbody>
            {faults.map(({ merchant, place, reason }) => (
              <tr key={`${merchant} ${place} ${reason}`}>
                <td>
                  <Place code={merchant} />
                </td>
                <td className="mono">{place}</td>
                <td className="q">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

import { Place } from '#frame/place-words.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Section } from '#ui/facts.tsx'
import { Nothing } from '#ui/states.tsx'
import { grouped, type Listed } from './own-keys.tsx'
import styles from './system.module.css'

export const MerchantSecrets = ({ secrets }: Pick<Listed, 'secrets'>) => {
  const t = useTexts('system')
  return (
    <Section title={t('secrets')} beside={t('secrets_about')}>
      {secrets.length === 0 && <Nothing>{t('no_secret')}</Nothing>}
      {secrets.length > 0 && (
        <table className={styles.table} aria-label={t('secrets')}>
          <thead>
            <tr>
              <th>{t('secret')}</th>
              <th>{t('where')}</th>
              <th className="r">{t('fingerprint')}</th>
            </tr>
          </thead>
          <tbody>
            {secrets.map(({ merchant, name, fingerprint }) => (
              <tr key={`${merchant} ${name}`}>
                <td className="mono">{name}</td>
                <td>
                  <Place code={merchant} />
                </td>
                <td className="r mono">{fingerprint === null ? t('not_set') : grouped(fingerprint)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { Passkey } from './subject.ts'
import styles from './forms.module.css'

/** When it was made and used, and where it works. */
export const PasskeyFacts = ({ passkey: { addedAt, lastUsedAt, synced, held, elsewhere } }: { passkey: Passkey }) => {
  const t = useTexts('security')
  const format = useFormat()
  const facts = [
    t('passkey_since', { date: format.moment(addedAt, 'date') }),
    lastUsedAt !== null && t('passkey_used', { date: format.moment(lastUsedAt, 'date-time') }),
    synced && t('passkey_synced'),
    held && t('passkey_held'),
    elsewhere !== null && t('passkey_elsewhere', { domain: elsewhere }),
  ].filter(fact => fact !== false)
  return (
    <div className={styles.text}>
      {facts.map(fact => (
        <p key={fact}>{fact}</p>
      ))}
    </div>
  )
}

import { errorWords, requestIdOf } from '#request/error-words.ts'
import { FRESH_EVERY, useOp } from '#request/use-op.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Section } from '#ui/facts.tsx'
import { Note } from '#ui/note.tsx'
import { Failed, Waiting } from '#ui/states.tsx'
import { MerchantSecrets } from './merchant-secrets.tsx'
import { grouped, type Listed, OwnKeys } from './own-keys.tsx'
import styles from './system.module.css'

const SecretKey = ({ secretKey }: { secretKey: NonNullable<Listed['secretKey']> }) => {
  const t = useTexts('system')
  return (
    <Section title={t('secret_key')} beside={t('secret_key_about')}>
      <p className="mono">{grouped(secretKey.fingerprint)}</p>
      {!secretKey.fromEnvironment && <Note>{t('secret_key_own')}</Note>}
      {secretKey.former && <Note tone="warn">{t('secret_key_former')}</Note>}
      <p className="q s">{t('protects')}:</p>
      <ul className={styles.protects}>
        {secretKey.protects.map(what => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </Section>
  )
}

/** Keys and secrets by their fingerprints; an owner asks a second one for another key. */
export const Keys = () => {
  const { value, error, again } = useOp('system.keys', {}, undefined, { every: FRESH_EVERY })
  if (!value)
    return error === undefined ? (
      <Waiting />
    ) : (
      <Failed onAgain={again} requestId={requestIdOf(error)}>
        {errorWords(error)}
      </Failed>
    )
  return (
    <>
      <OwnKeys keys={value.keys} again={again} />
      <MerchantSecrets secrets={value.secrets} />
      {value.secretKey && <SecretKey secretKey={value.secretKey} />}
    </>
  )
}

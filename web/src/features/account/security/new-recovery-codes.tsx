import { CopyButton } from '#blocks/copy/copy-button.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { alertIcon } from '#ui/icons/icons.ts'
import styles from './new-recovery-codes.module.css'

/** Recovery codes that were just made: this is the only time that anybody sees them. */
export const NewRecoveryCodes = ({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) => {
  const t = useTexts('security')
  return (
    <div className={styles.page}>
      <p className={styles.text}>{t('recovery_codes_text')}</p>
      <div className={styles.sheet}>
        <ol className={styles.codes} dir="ltr">
          {codes.map(code => (
            <li key={code}>
              <code className={styles.code}>{code}</code>
            </li>
          ))}
        </ol>
        <CopyButton text={codes.join('\n')} label={t('recovery_codes_copy')} />
      </div>
      <p className={styles.once}>
        <Icon glyph={alertIcon} small />
        <span>{t('recovery_codes_once')}</span>
      </p>
      <Button wide onClick={onSaved}>
        {t('recovery_codes_saved')}
      </Button>
    </div>
  )
}

import { CopyButton } from '#blocks/copy/copy-button.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { checkIcon } from '#ui/icons.ts'
import { Notice } from '#ui/notice.tsx'
import styles from './registered-notice.module.css'

/** The confirmation dialog: the user name with a copy button, never a password; its button continues signed in (spec 1 §2, Registration confirmation dialog). */
export const RegisteredNotice = ({ userName, onConfirm }: { userName: string | undefined; onConfirm: () => void }) => {
  const t = useTexts('identity')
  return (
    <Notice
      open={userName !== undefined}
      glyph={checkIcon}
      success
      title={t('registered_title')}
      text={t('registered_text')}
      confirmLabel={t('registered_continue')}
      onConfirm={onConfirm}
    >
      {userName !== undefined && (
        <div className={styles.plate}>
          <span>
            <span className={styles.label}>{t('registered_username')}</span>
            <bdi className={styles.name}>{userName}</bdi>
          </span>
          <CopyButton text={userName} label={t('copy_username')} />
        </div>
      )}
    </Notice>
  )
}

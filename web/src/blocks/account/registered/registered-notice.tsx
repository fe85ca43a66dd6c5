import { CopyButton } from '#blocks/copy/copy-button.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { checkIcon } from '#ui/icons/page-icons.ts'
import { Notice } from '#ui/windows/notice.tsx'
import styles from './registered-notice.module.css'

/** How the member comes back: by the user name, by the mobile number, or, where neither a password nor a number was given, not yet. */
export type BackBy = 'name' | 'mobile' | 'nothing'

const TEXTS = { name: 'registered_text', mobile: 'registered_text_mobile', nothing: 'registered_text_quick' } as const

interface RegisteredNoticeProps {
  readonly userName: string | undefined
  /** An identity that was proven leads back as well as a number does: it needs no word. */
  readonly backBy?: BackBy | undefined
  readonly onConfirm: () => void
}

/** The confirmation dialog: the user name with a copy button, never a password; its button continues signed in (spec 1 §2, Registration confirmation dialog). */
export const RegisteredNotice = ({ userName, backBy, onConfirm }: RegisteredNoticeProps) => {
  const t = useTexts('identity')
  return (
    <Notice
      open={userName !== undefined}
      glyph={checkIcon}
      success
      title={t('registered_title')}
      text={backBy && t(TEXTS[backBy])}
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

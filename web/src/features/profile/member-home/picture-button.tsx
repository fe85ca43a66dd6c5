import { useState } from 'react'
import { Late } from '#blocks/late/late.tsx'
import { MemberAvatar } from '#blocks/profile/profile-picture/member-avatar.tsx'
import type { MemberInfo } from '#session/use-member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { pencilIcon } from '#ui/icons/late-icons.ts'
import styles from './picture-button.module.css'

const loadSheet = async () => (await import('./picture-sheet.tsx')).PictureSheet

/** The member's picture; a tap opens those to choose from. */
export const PictureButton = ({ member }: { readonly member: MemberInfo }) => {
  const t = useTexts('profile')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className={styles.button} aria-label={t('picture_change')} onClick={() => setOpen(true)}>
        <MemberAvatar name={member.userName} large />
        <span className={styles.mark}>
          <Icon glyph={pencilIcon} small />
        </span>
      </button>
      <Late load={loadSheet} wanted={open} onMissing={close} props={{ open, onClose: close, member }} />
    </>
  )
}

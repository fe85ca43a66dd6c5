import { useState } from 'react'
import { hasPasskeys } from '#blocks/account/passkey/passkey-faults.ts'
import { Late } from '#blocks/late/late.tsx'
import type { PasskeySubject } from '#features/account/security/subject.ts'
import type { Security } from '#session/use-security.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { phoneIcon, lockIcon } from '#ui/icons/page-icons.ts'
import { ButtonRow, List } from '#ui/list.tsx'
import { passkeyName } from './passkey-name.ts'

const loadSheet = async () => (await import('#features/account/security/passkey-sheet.tsx')).PasskeySheet

/** The member's passkeys, each with its sheet, and a row to make another. */
export const PasskeyList = ({ security, refresh }: { security: Security; refresh: () => Promise<void> }) => {
  const t = useTexts('security')
  const format = useFormat()
  const [subject, setSubject] = useState<PasskeySubject | null>(null)
  const [open, setOpen] = useState(false)
  const show = (wanted: PasskeySubject) => {
    setSubject(wanted)
    setOpen(true)
  }
  const close = () => setOpen(false)
  const { offered, most, list } = security.passkeys
  const mayAdd = offered && hasPasskeys() && list.length < most && !security.guest
  if (list.length === 0 && !mayAdd) return null
  return (
    <>
      <List heading={t('passkeys')}>
        {list.map(passkey => (
          <ButtonRow
            key={passkey.id}
            glyph={phoneIcon}
            title={<bdi>{passkeyName(passkey) ?? t('unknown_device')}</bdi>}
            detail={passkey.held ? t('passkey_held') : format.moment(passkey.lastUsedAt ?? passkey.addedAt, 'date')}
            onClick={() => show(passkey)}
          />
        ))}
        {mayAdd && <ButtonRow glyph={lockIcon} title={t('passkey_create')} onClick={() => show('new')} />}
      </List>
      {subject && <Late load={loadSheet} wanted={open} onMissing={close} props={{ open, subject, security, refresh, onClose: close }} />}
    </>
  )
}

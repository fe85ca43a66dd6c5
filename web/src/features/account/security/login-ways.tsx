import { useState } from 'react'
import { BrandMark } from '#blocks/account/identity/brand-mark.tsx'
import { Late } from '#blocks/late/late.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { RESTRICTED } from '#session/member-types.ts'
import { useSession } from '#session/session-store.ts'
import type { Security } from '#session/use-security.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { messageIcon } from '#ui/icons/icons.ts'
import { lockIcon } from '#ui/icons/page-icons.ts'
import { ButtonRow, LinkRow, List } from '#ui/list.tsx'
import { identitySubjects } from './identity-subjects.ts'
import type { IdentitySubject } from './subject.ts'

const loadSheet = async () => (await import('./identity-sheet.tsx')).IdentitySheet

const marks = { phone: <Icon glyph={messageIcon} />, google: <BrandMark of="google" />, facebook: <BrandMark of="facebook" /> }

/** How the member signs in: the password, and phone and social identities that are bound or that the merchant offers. */
export const LoginWays = ({ security, refresh }: { security: Security; refresh: () => Promise<void> }) => {
  const t = useTexts('security')
  const identity = useTexts('identity')
  const format = useFormat()
  const { firebase, paths } = useSettings()
  const isRestricted = useSession()?.type === RESTRICTED
  const [subject, setSubject] = useState<IdentitySubject | null>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const names = { phone: t('phone_login'), google: 'Google', facebook: 'Facebook' }
  const hasPassword = security.confirm.methods.includes('password')
  const subjects = identitySubjects(security.identities, isRestricted ? [] : (firebase?.channels ?? []))
  if (security.guest && subjects.length === 0) return null

  return (
    <>
      <List heading={identity('login_ways')}>
        {!security.guest && (
          <LinkRow href={paths.changePassword} glyph={lockIcon} title={identity(hasPassword ? 'change_password_title' : 'set_password_title')} />
        )}
        {subjects.map(shown => (
          <ButtonRow
            key={shown.id ?? shown.channel}
            mark={marks[shown.channel]}
            title={names[shown.channel]}
            detail={shown.id === null ? t('not_set') : format.moment(shown.boundAt, 'date')}
            onClick={() => {
              setSubject(shown)
              setOpen(true)
            }}
          />
        ))}
      </List>
      {subject && (
        <Late
          load={loadSheet}
          wanted={open}
          onMissing={close}
          props={{ open, title: names[subject.channel], subject, security, refresh, onClose: close }}
        />
      )}
    </>
  )
}

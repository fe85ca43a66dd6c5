import { useBellCount } from '#blocks/inbox/bell-count.ts'
import { useDocuments } from '#blocks/legal/use-documents.ts'
import { useBadge } from '#blocks/profile/unread/use-badge.tsx'
import { useReferralEntry } from '#blocks/referral/use-referral-entry.ts'
import { SchemeChoice } from '#blocks/site/scheme/scheme-choice.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import type { MemberInfo } from '#session/use-member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { shieldIcon } from '#ui/icons/icons.ts'
import { bagIcon, bellIcon, inviteIcon } from '#ui/icons/late-icons.ts'
import { checkIcon, lockIcon } from '#ui/icons/page-icons.ts'
import { LinkRow, List } from '#ui/list.tsx'
import { SettingsList } from './settings-list.tsx'

/** What the account page leads to besides money and rewards: the house’s other pages, the account’s security, settings, documents. */
export const MoreLists = ({ member }: { readonly member: MemberInfo | undefined }) => {
  const t = useTexts('identity')
  const shell = useTexts('shell')
  const profile = useTexts('profile')
  const mall = useTexts('mall')
  const legal = useTexts('legal')
  const { changePassword } = useSettings().paths
  const isOffered = useOffers()
  const documents = useDocuments()
  const entry = useReferralEntry()
  const unreadMessages = useBadge(useBellCount())
  return (
    <>
      <List>
        {isOffered(paths.mall) && <LinkRow href={paths.mall} glyph={bagIcon} title={mall('title')} />}
        <LinkRow {...entry} glyph={inviteIcon} title={shell('invite_friends')} />
        <LinkRow href={paths.playSafely} glyph={shieldIcon} title={shell('play_responsibly')} />
        <LinkRow href={paths.messages} glyph={bellIcon} title={shell('messages')} detail={unreadMessages} />
      </List>
      {!member?.guest && (
        <List heading={t('member_security')}>
          <LinkRow href={paths.memberSecurity} glyph={shieldIcon} title={t('verification_and_devices')} />
          {isOffered(paths.memberIdentity) && <LinkRow href={paths.memberIdentity} glyph={checkIcon} title={profile('identity_check')} />}
          <LinkRow href={changePassword} glyph={lockIcon} title={t(member?.hasPassword === false ? 'set_password_title' : 'change_password_title')} />
        </List>
      )}
      <SettingsList />
      <SchemeChoice />
      {documents.length > 0 && (
        <List heading={legal('title')}>
          {documents.map(({ name, href, title }) => (
            <LinkRow key={name} href={href} title={title} />
          ))}
        </List>
      )}
    </>
  )
}

import { languageNames } from '@foyer/contract/language-names'
import { useLanguageSheet } from '#blocks/site/language/language-button.tsx'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { openPrompt } from '#notices/prompt-queue.ts'
import { useLanguage, useTexts } from '#texts/use-texts.ts'
import { globeIcon, mailIcon, messageIcon, shieldIcon } from '#ui/icons/icons.ts'
import { bellIcon } from '#ui/icons/late-icons.ts'
import { ButtonRow, LinkRow, List } from '#ui/list.tsx'
import { SignOutRow } from './sign-out-row.tsx'

/** What a member sets, and where help is. */
export const SettingsList = () => {
  const t = useTexts('identity')
  const shell = useTexts('shell')
  const push = useTexts('push')
  const feedback = useTexts('feedback')
  const privacy = useTexts('tracking')
  const { show, sheet } = useLanguageSheet()
  const language = useLanguage()
  const isOffered = useOffers()
  return (
    <>
      <List heading={t('member_settings')}>
        <ButtonRow onClick={() => openPrompt('push-kinds')} glyph={bellIcon} title={push('notifications')} />
        <ButtonRow onClick={show} glyph={globeIcon} title={shell('language')} detail={<bdi>{languageNames[language]}</bdi>} />
        {isOffered(paths.privacy) && <LinkRow href={paths.privacy} glyph={shieldIcon} title={privacy('consent_title')} />}
        <LinkRow href={paths.support} glyph={messageIcon} title={shell('services')} />
        <LinkRow href={paths.feedback} glyph={mailIcon} title={feedback('title')} />
        <SignOutRow />
      </List>
      {sheet}
    </>
  )
}

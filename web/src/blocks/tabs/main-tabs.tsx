import { useSettings } from '#merchant/page-data.tsx'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { useCount } from '#session/live-counts.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { homeIcon, memberIcon, messageIcon } from '#ui/icons.ts'
import { TabBar } from '#ui/tab-bar.tsx'

/** The places of the tab bar. */
export type TabName = 'home' | 'member'

/** The tab bar of the product, with the places that the merchant has, for visitors and members alike. */
export const MainTabs = ({ current }: { current: TabName }) => {
  const isOffered = useOffers()
  const t = useTexts('shell')
  const { home } = useSettings().paths
  const unread = useCount('chat')
  const isChat = useSession() && isOffered(paths.chat)
  return (
    <TabBar
      label={t('main_navigation')}
      tabs={[
        { href: home, label: t('tab_home'), glyph: homeIcon, current: current === 'home' },
        {
          // The chat needs an account; all other ways to support do not.
          href: isChat ? paths.chat : paths.support,
          label: t('tab_service'),
          glyph: messageIcon,
          current: false,
          mark: unread > 0 && { count: unread, label: t('unread', { count: unread }) },
        },
        { href: paths.memberHome, label: t('tab_member'), glyph: memberIcon, current: current === 'member' },
      ].filter(({ href }) => isOffered(href))}
    />
  )
}

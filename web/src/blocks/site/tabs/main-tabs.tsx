import type { TabName } from '@foyer/contract/site/tabs'
import { Brand } from '#blocks/site/brand/brand.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { useAddress } from '#navigation/use-address.ts'
import { useTexts } from '#texts/use-texts.ts'
import { homeIcon, mailIcon, memberIcon, messageIcon, shieldIcon, type Glyph } from '#ui/icons/icons.ts'
import { TabBar } from '#ui/layout/tab-bar.tsx'
import { gamesIcon, lotteryIcon, promotionsIcon, purseIcon } from './tab-icons.ts'
import { isLastStep, tabOf } from './tab-of.ts'

/** What is shown of each place that a tab may lead to. Home's address is the merchant's. */
const PLACES = {
  home: { label: 'tab_home', glyph: homeIcon, href: undefined },
  games: { label: 'tab_games', glyph: gamesIcon, href: paths.games },
  lottery: { label: 'tab_lottery', glyph: lotteryIcon, href: paths.lotteries },
  promotions: { label: 'tab_promotions', glyph: promotionsIcon, href: paths.rewardCenter },
  wallet: { label: 'tab_wallet', glyph: purseIcon, href: paths.memberAccount },
  account: { label: 'tab_member', glyph: memberIcon, href: paths.memberHome },
} as const satisfies Readonly<Record<TabName, { readonly label: string; readonly glyph: Glyph; readonly href: string | undefined }>>

/** `path`: of the page's route. The tabs of the product: the places that the merchant has chosen and has, for visitors and members alike. On a wide screen they are a rail with more ways. */
export const MainTabs = ({ path }: { readonly path: string }) => {
  const isOffered = useOffers()
  const t = useTexts('shell')
  const { tabs, paths: own } = useSettings()
  const { search } = useAddress()
  if (isLastStep(path, search)) return null
  const current = tabOf(path)
  const places = tabs.map(name => {
    const { label, glyph, href = own.home } = PLACES[name]
    return { href, label: t(label), glyph, current: name === current }
  })
  const more = [
    { href: paths.messages, label: t('messages'), glyph: mailIcon, current: false },
    { href: paths.support, label: t('services'), glyph: messageIcon, current: false },
    { href: paths.playSafely, label: t('play_responsibly'), glyph: shieldIcon, current: false },
  ]
  const had = ({ href }: { readonly href: string }) => isOffered(href)
  return <TabBar label={t('main_navigation')} brand={<Brand />} tabs={places.filter(had)} more={more.filter(had)} />
}

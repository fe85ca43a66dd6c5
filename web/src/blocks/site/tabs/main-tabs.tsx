import type { TabName } from '@foyer/contract/site/tabs'
import { Brand } from '#blocks/site/brand/brand.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { useAddress } from '#navigation/use-address.ts'
import { navigateTo } from '#navigation/use-navigate.ts'
import { createStore, useStore } from '#store.ts'
import { useTexts } from '#texts/use-texts.ts'
import { homeIcon, mailIcon, memberIcon, messageIcon, shieldIcon, type Glyph } from '#ui/icons/icons.ts'
import { TabBar } from '#ui/layout/tab-bar.tsx'
import { gamesIcon, lotteryIcon, promotionsIcon, purseIcon } from './tab-icons.ts'
import { isLastStep, tabOf } from './tab-of.ts'

/** What is shown of each place that a tab may lead to. Home's address is the merchant's. */
const PLACES = {
  home: ['tab_home', homeIcon, undefined],
  games: ['tab_games', gamesIcon, paths.games],
  lottery: ['tab_lottery', lotteryIcon, paths.lotteries],
  promotions: ['tab_promotions', promotionsIcon, paths.rewardCenter],
  wallet: ['tab_wallet', purseIcon, paths.memberAccount],
  account: ['tab_member', memberIcon, paths.memberHome],
} as const satisfies Readonly<Record<TabName, readonly [label: string, glyph: Glyph, href: string | undefined]>>

/** Further ways, for a wide rail. */
const MORE = [
  ['messages', mailIcon, paths.messages],
  ['services', messageIcon, paths.support],
  ['play_responsibly', shieldIcon, paths.playSafely],
] as const

/** The tab that was tapped, until the page's address is its. */
const tappedTab = createStore<TabName | undefined>(() => undefined)

/** `path`: of the page's route. The tabs of the product: the places that the merchant has chosen and has, for visitors and members alike. On a wide screen they are a rail with more ways. */
export const MainTabs = ({ path }: { readonly path: string }) => {
  const isOffered = useOffers()
  const t = useTexts('shell')
  const { tabs, paths: own } = useSettings()
  const { search } = useAddress()
  const tapped = useStore(tappedTab, undefined)
  if (isLastStep(path, search)) return null
  const current = tapped ?? tabOf(path)
  const places = tabs.map(name => {
    const [label, glyph, href = own.home] = PLACES[name]
    // The tab that was tapped is marked, and the page follows in the frame after that: what a player waits for first is to see that the tap was felt.
    const instead = () => {
      tappedTab.set(name)
      requestAnimationFrame(() =>
        setTimeout(() => {
          navigateTo(href)
          tappedTab.set(undefined)
        }),
      )
    }
    return { href, label: t(label), glyph, current: name === current, instead }
  })
  const more = MORE.map(([label, glyph, href]) => ({ href, label: t(label), glyph }))
  const had = ({ href }: { readonly href: string }) => isOffered(href)
  return <TabBar label={t('main_navigation')} brand={<Brand />} tabs={places.filter(had)} more={more.filter(had)} />
}

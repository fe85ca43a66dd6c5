import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { LinkTabs } from '#ui/layout/link-tabs.tsx'

/** `current`: the page that is shown. What a member did, in one place: movements of money, rounds of games, tickets of lotteries. */
export const ActivityTabs = ({ current }: { readonly current: string }) => {
  const t = useTexts('rounds')
  const wallet = useTexts('wallet')
  const isOffered = useOffers()
  const tabs = [
    { href: paths.memberStatement, label: wallet('statement') },
    { href: paths.rounds, label: t('title') },
    { href: lotteryPaths.tickets, label: t('tickets') },
  ]
  return (
    <LinkTabs label={wallet('statement')} tabs={tabs.filter(({ href }) => isOffered(href)).map(tab => ({ ...tab, current: tab.href === current }))} />
  )
}

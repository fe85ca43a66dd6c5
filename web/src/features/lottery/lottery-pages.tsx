import { Late } from '#blocks/late/late.tsx'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { useSettings } from '#merchant/page-data.tsx'
import type { Parts } from '#merchant/parts.ts'
import { ownPathOf } from '#navigation/back-url.ts'
import { paths } from '#navigation/paths.ts'
import { useAddress } from '#navigation/use-address.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { LotteryScreen } from './lottery-screen.tsx'

// The three pages are one module, because what they have before their bodies come is the same.

/** The words of money, of limits and of a break come with the bodies, which are the first to use them. */
const withMoney = async <Module,>(body: Promise<Module>, parts: Parts): Promise<Module> =>
  (await Promise.all([body, parts.load('texts.wallet'), parts.load('texts.safeplay')]))[0]

const loadLotteries = async (parts: Parts) => (await withMoney(import('#features/lottery/lotteries/lottery-body.tsx'), parts)).LotteryBody
const loadTickets = async (parts: Parts) =>
  (await Promise.all([withMoney(import('#features/lottery/tickets/tickets-body.tsx'), parts), parts.load('texts.rounds')]))[0].TicketsBody
const loadDraw = async (parts: Parts) => (await withMoney(import('#features/lottery/draw/draw-body.tsx'), parts)).DrawBody
const NO_PROPS = {}
const nothing = () => undefined

const Body = ({ load }: { readonly load: typeof loadLotteries }) => (
  <Late load={load} wanted onMissing={nothing} props={NO_PROPS} fallback={<Skeleton shape="panel" />} />
)

/** All lotteries, or with `code` the tickets of one. Public: who wants to buy signs in. */
export const LotteryPage = () => {
  const t = useTexts('lottery')
  const { home } = useSettings().paths
  const query = new URLSearchParams(useAddress().search)
  const backUrl = query.get('backUrl')
  const isOne = query.has('code')
  const back = (backUrl && ownPathOf(backUrl, window.location.origin)) || (isOne ? paths.lotteries : home)
  return (
    <LotteryScreen back={back} title={isOne ? undefined : t('title')} withTickets wide={!isOne}>
      <Body load={loadLotteries} />
    </LotteryScreen>
  )
}

/** The member's tickets, or with `number` one of them with its receipt. */
export const TicketsPage = () => {
  const t = useTexts('lottery')
  const isOne = new URLSearchParams(useAddress().search).has('number')
  return (
    <LotteryScreen back={isOne ? lotteryPaths.tickets : paths.memberAccount} title={isOne ? undefined : t('my_tickets')} withBalance>
      <Body load={loadTickets} />
    </LotteryScreen>
  )
}

/** One draw: its numbers, its prizes, and what it can be checked by. Public. */
export const DrawPage = () => (
  <LotteryScreen back={paths.lotteries} withTickets>
    <Body load={loadDraw} />
  </LotteryScreen>
)

import { ReadTab } from '#frame/read-tab.tsx'
import { useOp } from '#request/use-op.ts'
import { useMerchant } from '#session/session.ts'
import { DAYS, GameReturns } from './game-returns.tsx'
import { LotteryReturns } from './lottery-returns.tsx'

/** What games and lotteries state to return, beside what they returned, and what the pools have. */
export const Returns = ({ merchant }: { merchant: string }) => {
  const zone = useMerchant()(merchant)?.timeZone
  const games = useOp('games.returns', { days: DAYS }, merchant)
  const lotteries = useOp('draws.pools', {}, merchant)
  return (
    <>
      <ReadTab read={games}>{answer => <GameReturns answer={answer} zone={zone} />}</ReadTab>
      <ReadTab read={lotteries}>{answer => <LotteryReturns answer={answer} merchant={merchant} zone={zone} />}</ReadTab>
    </>
  )
}

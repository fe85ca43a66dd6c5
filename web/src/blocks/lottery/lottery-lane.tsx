import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { topPrizeOf } from '@foyer/contract/lottery/top-prize'
import { wholeUnits } from '@foyer/texts/format'
import { useGrown } from '#blocks/games/live/use-grown.ts'
import { useLive } from '#blocks/games/live/use-live.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useFormat } from '#texts/use-format.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { Lane } from '#ui/layout/lane.tsx'
import { Link } from '#ui/link.tsx'
import { DrawState } from './draw-state.tsx'
import { lotteryPaths } from './lottery-paths.ts'
import { useLotteries } from './use-lotteries.ts'
import { useServerNow } from './use-server-now.ts'
import styles from './lottery-lane.module.css'

const LotteryCard = ({ lottery, now }: { readonly lottery: Lottery; readonly now: number }) => {
  const t = useTexts('lottery')
  const words = useWords('lottery')
  const format = useFormat()
  const { currency, decimals } = useSettings()
  const { code, name, next } = lottery
  const { data } = useLive()
  const { kind, sum: known } = topPrizeOf(lottery)
  // Of a pool the newest: it is asked for more often than the draws.
  const sum = data?.jackpots.find(jackpot => jackpot.code === code)?.sum ?? known
  const grown = useGrown(sum ?? 0)
  return (
    <li className={styles.item}>
      <Link href={lotteryPaths.lottery(code)} className={styles.card}>
        <span className={styles.name}>{words(name)}</span>
        {sum !== null && (
          <span className={styles.prize}>
            <span className={styles.label}>{t(kind)}</span>
            <bdi className={styles.sum}>{format.roundMoney(wholeUnits(grown, decimals), currency)}</bdi>
          </span>
        )}
        {next && <DrawState draw={next} now={now} />}
      </Link>
    </li>
  )
}

const Cards = ({ lotteries, clock }: { readonly lotteries: readonly Lottery[]; readonly clock: number }) => {
  const t = useTexts('lobby')
  const play = useTexts('play')
  const now = useServerNow(clock)
  return (
    <Lane
      title={t('next_draws')}
      aside={play('games', { count: lotteries.length })}
      backLabel={play('lane_previous')}
      onLabel={play('lane_next')}
      large
    >
      {lotteries.map(lottery => (
        <LotteryCard key={lottery.code} lottery={lottery} now={now} />
      ))}
    </Lane>
  )
}

/** The lotteries that have a draw, each with what can be won and the time until its sales end. Nothing where there is none. */
export const LotteryLane = () => {
  const { data } = useLotteries()
  const lotteries = data?.lotteries.filter(({ next }) => next !== null) ?? []
  return data && lotteries.length > 0 ? <Cards lotteries={lotteries} clock={data.clock} /> : null
}

import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import { useServerNow } from '#blocks/lottery/use-server-now.ts'
import { PauseNotice } from '#blocks/safe-play/pause-notice.tsx'
import { usePause } from '#session/pause.ts'
import { useSession } from '#session/session-store.ts'
import { heroOf } from './hero-of.ts'
import { LotteryCard } from './lottery-card.tsx'
import { LotteryHero } from './lottery-hero.tsx'
import { OpenTickets } from './open-tickets.tsx'
import styles from './lottery-list.module.css'

/** The largest pool first, then the member's open tickets, then the other lotteries; each leads to its tickets. */
export const LotteryList = ({ lotteries, clock }: { readonly lotteries: readonly Lottery[]; readonly clock: number }) => {
  const now = useServerNow(clock)
  const session = useSession()
  const pause = usePause()
  const hero = heroOf(lotteries)
  return (
    <>
      {pause && <PauseNotice pause={pause} />}
      {hero && <LotteryHero lottery={hero} now={now} />}
      {session && <OpenTickets sessionId={session.id} now={now} />}
      <ul className={styles.cards}>
        {lotteries
          .filter(lottery => lottery !== hero)
          .map(lottery => (
            <li key={lottery.code}>
              <LotteryCard lottery={lottery} now={now} />
            </li>
          ))}
      </ul>
    </>
  )
}

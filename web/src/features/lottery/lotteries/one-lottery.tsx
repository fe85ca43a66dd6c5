import type { Lottery } from '@foyer/contract/lottery/list-lotteries'
import type { Ticket } from '@foyer/contract/lottery/lottery-fields'
import { useEffect, useState } from 'react'
import { useServerNow } from '#blocks/lottery/use-server-now.ts'
import { linesOf } from '#features/lottery/buy/lines-of.ts'
import { PlayPanel } from '#features/lottery/buy/play-panel.tsx'
import { useLines } from '#features/lottery/buy/use-lines.ts'
import { usePurchase } from '#features/lottery/buy/use-purchase.ts'
import { FirstNumbers } from '#features/lottery/common/drawn-numbers.tsx'
import { EntropyNote } from '#features/lottery/common/entropy-note.tsx'
import { PrizeTable } from '#features/lottery/common/prize-table.tsx'
import { LateStage } from '#features/lottery/stage/late-stage.tsx'
import { forgetLeftGame } from '#navigation/left-game.ts'
import { useAddress } from '#navigation/use-address.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Card } from '#ui/card.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { FollowedDraw } from './followed-draw.tsx'
import { LotteryFace } from './lottery-face.tsx'
import { PastDraws } from './past-draws.tsx'
import { Rules } from './rules.tsx'
import { useFollowed } from './use-followed.ts'
import styles from './one-lottery.module.css'

const views = ['play', 'results', 'rules'] as const
type View = (typeof views)[number]
/** `lottoView` of an address (spec 2 §2) names one of the views; the tickets otherwise. */
const viewIn = (search: string): View => views.find(view => view === new URLSearchParams(search).get('lottoView')) ?? 'play'

interface OneLotteryProps {
  readonly lottery: Lottery
  readonly clock: number
  readonly refresh: () => Promise<void>
}

/** One lottery: its tickets, its past draws, and its rules. */
export const OneLottery = ({ lottery, clock, refresh }: OneLotteryProps) => {
  const t = useTexts('lottery')
  const now = useServerNow(clock)
  const { search } = useAddress()
  const [view, setView] = useState(() => viewIn(search))
  useEffect(forgetLeftGame, [])
  // Here, so that a look at the results loses nothing.
  const lines = useLines(lottery)
  const purchase = usePurchase(lottery, lines, refresh)
  const isChoosing = view === 'play' && purchase.bought === null && lines.lines.some(({ numbers }) => numbers.length > 0)
  const followed = useFollowed(lottery, now, isChoosing)
  const playAgain = (tickets: readonly Ticket[]) => {
    lines.bring(linesOf(tickets))
    purchase.restart()
    setView('play')
    followed.close()
  }
  return (
    <>
      {followed.view === 'stage' && followed.id !== null && (
        <LateStage
          key={followed.id}
          id={followed.id}
          isAwaited={purchase.bought !== null}
          onAgain={playAgain}
          onOver={followed.over}
          onClose={followed.close}
        />
      )}
      <div className={styles.hero}>
        <LotteryFace lottery={lottery} now={now} />
        {followed.view === 'none' && lottery.last?.results && (
          <div className={styles.last}>
            <span className={styles.label}>{t('last_draw')}</span>
            <FirstNumbers results={lottery.last.results} small />
          </div>
        )}
        {followed.view === 'row' && <FollowedDraw followed={followed} now={now} />}
      </div>
      <Tabs label={t('title')} tabs={views.map(key => ({ key, label: t(key) }))} current={view} onChange={setView}>
        {view === 'play' && <PlayPanel lottery={lottery} now={now} lines={lines} purchase={purchase} />}
        {view === 'results' && <PastDraws lottery={lottery.code} />}
        {view === 'rules' && (
          <div className={styles.parts}>
            <Card>
              <Rules lottery={lottery} />
            </Card>
            <PrizeTable rules={lottery} />
            {lottery.next && <EntropyNote entropy={lottery.next.entropy} />}
          </div>
        )}
      </Tabs>
    </>
  )
}

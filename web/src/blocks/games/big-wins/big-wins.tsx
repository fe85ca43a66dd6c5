import type { BigWin } from '@foyer/contract/games/big-wins'
import useSWR from 'swr'
import { useStartGame } from '#blocks/games/launch/use-start-game.ts'
import { lotteryPaths } from '#blocks/lottery/lottery-paths.ts'
import { useMoney } from '#blocks/money/use-money.ts'
import { useRequest } from '#request/request-context.ts'
import { useLanguage, useTexts, useWords } from '#texts/use-texts.ts'
import { ButtonRow, LinkRow, List } from '#ui/list.tsx'
import styles from './big-wins.module.css'

const SHOWN = 5

const WinRow = ({ win: { player, kind, code, vendor, name, amount } }: { readonly win: BigWin }) => {
  const words = useWords(kind === 'lottery' ? 'lottery' : 'play')
  const money = useMoney()
  const start = useStartGame()
  const face = {
    title: (
      <>
        <span className={styles.game}>{words(name)}</span>
        <span className={styles.player}>
          <bdi>{player}</bdi>
        </span>
      </>
    ),
    detail: <bdi className={styles.amount}>{money(amount)}</bdi>,
  }
  return kind === 'lottery' ? (
    <LinkRow {...face} href={lotteryPaths.lottery(code)} />
  ) : (
    <ButtonRow {...face} onClick={() => start({ linkageType: 'G', vendor, nodeId: code })} />
  )
}

/** What was won lately, where the merchant shows it; each row leads to what was played. Nothing where nothing was won. */
export const BigWins = () => {
  const t = useTexts('lobby')
  const { request } = useRequest()
  const { data } = useSWR(['games.bigWins', useLanguage()], () => request('games.bigWins', {}, { alert: false }), { shouldRetryOnError: false })
  if (!data || data.wins.length === 0) return null
  return (
    <section className={styles.wins} aria-labelledby="big-wins">
      <h2 id="big-wins" className={styles.title}>
        {t('big_wins')}
      </h2>
      <List>
        {data.wins.slice(0, SHOWN).map((win, place) => (
          <WinRow key={place} win={win} />
        ))}
      </List>
    </section>
  )
}

import type { GameListed } from '@foyer/contract/games/game-match'
import { useSettings } from '#merchant/page-data.tsx'
import { useFormat } from '#texts/use-format.ts'
import { useTexts } from '#texts/use-texts.ts'
import styles from './game-sheet.module.css'

/** What the maker states of a game: what it returns, what it costs, what it can pay and how much it swings. Nothing where nothing is stated. */
export const GameFacts = ({ game: { rtp, stakes, highestWin, volatility } }: { readonly game: GameListed }) => {
  const t = useTexts('game')
  const format = useFormat()
  const { currency } = useSettings()
  const sum = (amount: number) => (Number.isInteger(amount) ? format.roundMoney : format.money)(amount, currency)
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    [t('returns'), rtp === undefined ? undefined : format.percent(rtp / 100)],
    [t('stake'), stakes && `${sum(stakes.lowest)} – ${sum(stakes.highest)}`],
    [t('highest_win'), highestWin === undefined ? undefined : `${format.number(highestWin)} ×`],
    [t('swings'), volatility && t(`swings_${volatility}`)],
  ]
  const stated = facts.filter(([, value]) => value !== undefined)
  if (stated.length === 0) return null
  return (
    <dl className={styles.facts}>
      {stated.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

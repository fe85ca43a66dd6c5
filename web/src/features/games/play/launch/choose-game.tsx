import type { GameListed } from '@foyer/contract/games/game-match'
import { startAddress } from '#blocks/games/launch/launch-order.ts'
import { useFormat } from '#texts/use-format.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import styles from './choose-game.module.css'

const Row = ({ game, back }: { readonly game: GameListed; readonly back: string }) => {
  const t = useTexts('game')
  const format = useFormat()
  const name = useWords('play')(game.name)
  const order = { code: game.code, vendor: game.vendor, backUrl: back }
  return (
    <li className={styles.row}>
      <img className={styles.image} src={game.image} alt="" width={72} height={72} loading="lazy" decoding="async" />
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        {game.rtp !== undefined && <p className={styles.fact}>{t('return_share', { share: format.percent(game.rtp / 100) })}</p>}
        <div className={styles.ways}>
          <ButtonLink small href={startAddress(order, false)}>
            {t('play')}
          </ButtonLink>
          {game.trial && (
            <ButtonLink small look="quiet" href={startAddress(order, true)}>
              {t('try_free')}
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  )
}

/** The games of a vendor that has several. */
export const ChooseGame = ({ games, back }: { readonly games: readonly GameListed[]; readonly back: string }) => {
  const t = useTexts('game')
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('choose_game')}</h1>
      <ul className={styles.list}>
        {games.map(game => (
          <Row key={game.code} game={game} back={back} />
        ))}
      </ul>
    </div>
  )
}

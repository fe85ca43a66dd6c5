import type { GameListed } from '@foyer/contract/games/game-match'
import { useStartGame } from '#blocks/games/launch/use-start-game.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { searchIcon } from '#ui/icons/late-icons.ts'
import { starIcon } from '#ui/icons/page-icons.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { GameTile } from './game-tile.tsx'
import { LotteryTile, type LotteryFound } from './lottery-tile.tsx'
import styles from './games.module.css'

interface GamesProps {
  games: readonly GameListed[]
  /** They stand behind the games. */
  lotteries?: readonly LotteryFound[]
  favorites: readonly string[]
  onFavorite: (code: string, favorite: boolean) => void
  /** What there is none of, if there is nothing to show. */
  without: 'games' | 'favorites' | 'found'
}

/** Games and lotteries beside each other, or why there are none. */
export const Games = ({ games, lotteries = [], favorites, onFavorite, without }: GamesProps) => {
  const t = useTexts('lobby')
  const play = useTexts('play')
  const words = useWords('play')
  const start = useStartGame()
  if (games.length + lotteries.length === 0) {
    if (without === 'found') return <EmptyState glyph={searchIcon} title={t('none_title')} text={t('none_text')} />
    if (without === 'favorites') return <EmptyState glyph={starIcon} title={t('favorites_empty')} text={t('favorites_empty_text')} />
    return <EmptyState glyph={starIcon} title={play('no_games')} />
  }
  return (
    <ul className={styles.games}>
      {games.map(game => (
        <GameTile
          key={game.code}
          game={game}
          name={words(game.name)}
          isFavorite={favorites.includes(game.code)}
          onStart={() => start({ linkageType: 'G', vendor: game.vendor, nodeId: game.code })}
          onFavorite={favorite => onFavorite(game.code, favorite)}
        />
      ))}
      {lotteries.map(lottery => (
        <LotteryTile key={lottery.code} lottery={lottery} />
      ))}
    </ul>
  )
}

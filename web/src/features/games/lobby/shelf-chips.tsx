import type { GameListed } from '@foyer/contract/games/game-match'
import type { PageContents } from '@foyer/contract/merchant/content'
import type { MyGames } from '#blocks/games/my-games/my-games.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { gamesOn, shelfAddress, type Shelf } from './shelves.ts'
import styles from './shelf-chips.module.css'

interface ShelfChipsProps {
  lanes: PageContents['vendors']
  games: readonly GameListed[]
  mine: MyGames | undefined
  shelves: readonly Shelf[]
  current: Shelf
}

/** One chip per shelf with the number of its games. */
export const ShelfChips = ({ lanes, games, mine, shelves, current }: ShelfChipsProps) => {
  const t = useTexts('lobby')
  const words = useWords('play')
  const navigate = useNavigate()
  const labelOf = (shelf: Shelf): string =>
    shelf === 'all' || shelf === 'favorites' || shelf === 'recent'
      ? t(shelf)
      : words(lanes.find(({ gameCategory }) => shelf === `lane:${gameCategory}`)?.title ?? '')
  return (
    <ul className={styles.chips}>
      {shelves.map(shelf => (
        <li key={shelf}>
          <button
            type="button"
            className={classes(styles.chip, shelf === current && styles.current)}
            aria-pressed={shelf === current}
            onClick={() => navigate(shelfAddress(shelf), { replace: true })}
          >
            {labelOf(shelf)}
            <span className={styles.count}>{gamesOn(shelf, games, lanes, mine).length}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

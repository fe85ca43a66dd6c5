import type { GameListed } from '@foyer/contract/games/game-match'
import type { PageContents } from '@foyer/contract/merchant/content'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { gamesOn, type MyGames, type Shelf } from './shelves.ts'
import styles from './shelf-chips.module.css'

interface ShelfChipsProps {
  lanes: PageContents['vendors']
  games: readonly GameListed[]
  mine: MyGames | undefined
  shelf: Shelf
  onChoose: (shelf: Shelf) => void
}

/** One chip per shelf with the number of its games. A shelf without games has none, except favourites, which say how to fill them. */
export const ShelfChips = ({ lanes, games, mine, shelf, onChoose }: ShelfChipsProps) => {
  const t = useTexts('lobby')
  const words = useWords('play')
  const own = mine ? ([['favorites', t('favorites')], ...(mine.recent.length > 0 ? [['recent', t('recent')]] : [])] as [Shelf, string][]) : []
  const ofLanes = lanes.map(({ gameCategory, title }): [Shelf, string] => [`lane:${gameCategory}`, words(title)])
  const shelves: [Shelf, string][] = [['all', t('all')], ...own, ...ofLanes]
  return (
    <ul className={styles.chips}>
      {shelves.map(([name, label]) => {
        const count = gamesOn(name, games, lanes, mine).length
        return count === 0 && name !== 'favorites' ? null : (
          <li key={name}>
            <button
              type="button"
              className={classes(styles.chip, name === shelf && styles.current)}
              aria-pressed={name === shelf}
              onClick={() => onChoose(name)}
            >
              {label}
              <span className={styles.count}>{count}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

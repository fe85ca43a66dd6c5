import type { GameListed } from '@foyer/contract/games/game-match'
import { useTexts } from '#texts/use-texts.ts'
import { Badge } from '#ui/badge.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { starIcon } from '#ui/icons.ts'
import styles from './game-tile.module.css'

/** Width and height of every picture, px. */
const SIZE = 240

interface GameTileProps {
  game: GameListed
  name: string
  isFavorite: boolean
  onStart: () => void
  onFavorite: (favorite: boolean) => void
}

/** A game with its picture, and beside it the star of a favourite. */
export const GameTile = ({ game: { image, badge }, name, isFavorite, onStart, onFavorite }: GameTileProps) => {
  const t = useTexts('lobby')
  const play = useTexts('play')
  return (
    <li className={styles.tile}>
      <button type="button" className={styles.start} onClick={onStart}>
        <span className={styles.frame}>
          <img className={styles.image} src={image} alt="" width={SIZE} height={SIZE} loading="lazy" decoding="async" draggable={false} />
          {badge && (
            <span className={styles.badge}>
              <Badge tone={badge === 'hot' ? 'highlight' : 'accent'}>{play(badge === 'hot' ? 'badge_hot' : 'badge_new')}</Badge>
            </span>
          )}
        </span>
        <span className={styles.name}>{name}</span>
      </button>
      <button
        type="button"
        className={classes(styles.star, isFavorite && styles.chosen)}
        aria-pressed={isFavorite}
        aria-label={t(isFavorite ? 'remove_favorite' : 'add_favorite', { game: name })}
        onClick={() => onFavorite(!isFavorite)}
      >
        <Icon glyph={starIcon} />
      </button>
    </li>
  )
}

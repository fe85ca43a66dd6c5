import type { GameListed } from '@foyer/contract/games/game-match'
import { cardId } from '#blocks/games/launch/game-address.ts'
import { PictureCard } from '#blocks/picture-card/picture-card.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { starIcon } from '#ui/icons/page-icons.ts'
import styles from './game-tile.module.css'

interface GameTileProps {
  game: GameListed
  name: string
  isFavorite: boolean
  onStart: () => void
  onFavorite: (favorite: boolean) => void
}

/** A game, and beside it the star of a favourite. */
export const GameTile = ({ game: { code, image, badge }, name, isFavorite, onStart, onFavorite }: GameTileProps) => {
  const t = useTexts('lobby')
  return (
    <li className={styles.tile}>
      <PictureCard id={cardId(code)} image={image} badge={badge} name={name} onChoose={onStart} />
      <button
        type="button"
        className={classes(styles.star, isFavorite && styles.chosen)}
        aria-label={t(isFavorite ? 'remove_favorite' : 'add_favorite', { game: name })}
        onClick={() => onFavorite(!isFavorite)}
      >
        <Icon glyph={starIcon} />
      </button>
    </li>
  )
}

import { useTexts } from '#texts/use-texts.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { starIcon } from '#ui/icons/page-icons.ts'
import { useMyGames } from './use-my-games.ts'
import styles from './favorite-star.module.css'

/** Adds a game to the member's favourites, or takes it off; a visitor signs in first. */
export const FavoriteStar = ({ code, name }: { readonly code: string; readonly name: string }) => {
  const t = useTexts('lobby')
  const { mine, setFavorite } = useMyGames()
  const isFavorite = mine?.favorites.includes(code) === true
  return (
    <button
      type="button"
      className={classes(styles.star, isFavorite && styles.chosen)}
      aria-label={t(isFavorite ? 'remove_favorite' : 'add_favorite', { game: name })}
      onClick={() => setFavorite(code, !isFavorite)}
    >
      <Icon glyph={starIcon} />
    </button>
  )
}

import { paths } from '#navigation/paths.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ButtonLink } from '#ui/button.tsx'
import styles from './game-search.module.css'

/** The way to the lobby, where all games are found by words. */
export const GameSearch = () => {
  const t = useTexts('play')
  return (
    <div className={styles.search}>
      <ButtonLink href={paths.games} look="quiet" wide>
        {t('search_games')}
      </ButtonLink>
    </div>
  )
}

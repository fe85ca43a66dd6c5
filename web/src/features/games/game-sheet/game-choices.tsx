import type { GameListed } from '@foyer/contract/games/game-match'
import { PictureCard } from '#blocks/picture-card/picture-card.tsx'
import { useWords } from '#texts/use-texts.ts'
import styles from './game-sheet.module.css'

/** The games of a vendor that has several. */
export const GameChoices = ({ games, onChoose }: { readonly games: readonly GameListed[]; readonly onChoose: (game: GameListed) => void }) => {
  const words = useWords('play')
  return (
    <ul className={styles.choices}>
      {games.map(game => (
        <li key={game.code}>
          <PictureCard image={game.image} badge={game.badge} name={words(game.name)} onChoose={() => onChoose(game)} />
        </li>
      ))}
    </ul>
  )
}

import { PictureCard } from '#blocks/picture-card/picture-card.tsx'
import { useWords } from '#texts/use-texts.ts'
import { useGames } from './launch/use-games.ts'
import { useStartGame } from './launch/use-start-game.ts'
import styles from './games-to-try.module.css'

/** So many fit beside each other. */
const SHOWN = 3

/** Some games to begin with, where a list of what was played is empty. Nothing until they are known. */
export const GamesToTry = () => {
  const words = useWords('play')
  const start = useStartGame()
  const { games } = useGames()
  if (!games || games.length === 0) return null
  // What the merchant marks comes first.
  const marked = [...games].sort((one, other) => Number(other.badge !== undefined) - Number(one.badge !== undefined))
  return (
    <ul className={styles.games}>
      {marked.slice(0, SHOWN).map(({ code, vendor, name, image, badge }) => (
        <li key={code}>
          <PictureCard image={image} badge={badge} name={words(name)} onChoose={() => start({ linkageType: 'G', vendor, nodeId: code })} />
        </li>
      ))}
    </ul>
  )
}

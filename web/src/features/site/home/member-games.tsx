import { useGames } from '#blocks/games/launch/use-games.ts'
import { usePlayGame } from '#blocks/games/launch/use-play-game.ts'
import { useStartGame } from '#blocks/games/launch/use-start-game.ts'
import { useMyGames } from '#blocks/games/my-games/use-my-games.ts'
import { paths } from '#navigation/paths.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { Link } from '#ui/link.tsx'
import { gamesToGoOn } from './member-games-rules.ts'
import styles from './member-games.module.css'

/** Width and height of a picture, px. */
const SIZE = 72

/** The games to go on with: one that was played opens at the first tap, one to try its sheet. */
export const MemberGames = () => {
  const t = useTexts('lobby')
  const words = useWords('play')
  const play = usePlayGame()
  const open = useStartGame()
  const { games } = useGames()
  const { mine } = useMyGames()
  if (!games || !mine) return null
  const { own, games: shown } = gamesToGoOn(games, mine)
  if (shown.length === 0) return null
  return (
    <section className={styles.games} aria-labelledby="member-games">
      <header className={styles.head}>
        <h2 id="member-games" className={styles.title}>
          {t(own ? 'continue_playing' : 'to_try')}
        </h2>
        <Link href={paths.games} className={styles.all}>
          {t('all')}
        </Link>
      </header>
      <ul className={styles.row}>
        {shown.map(({ code, vendor, name, image }) => (
          <li key={code}>
            <button type="button" className={styles.game} onClick={() => (own ? play : open)({ linkageType: 'G', vendor, nodeId: code })}>
              <img className={styles.picture} src={image} alt="" width={SIZE} height={SIZE} decoding="async" draggable={false} />
              <span className={styles.name}>{words(name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

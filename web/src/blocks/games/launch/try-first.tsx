import { useSettings } from '#merchant/page-data.tsx'
import { useAddress } from '#navigation/use-address.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/link.tsx'
import { startAddress } from './launch-order.ts'
import { gamesFor, useGames } from './use-games.ts'
import { wantedGame } from './wanted-game.ts'
import styles from './try-first.module.css'

/** For a visitor who signs in or up for a game: it can be tried without an account. */
export const TryFirst = () => {
  const t = useTexts('game')
  const { search } = useAddress()
  const { home } = useSettings().paths
  const { games } = useGames()
  const wanted = wantedGame(search)
  const [game, ...others] = wanted && games ? gamesFor(games, wanted) : []
  if (!game?.trial || others.length > 0) return null
  return (
    <p className={styles.hint}>
      <span>{t('try_first')}</span>
      <Link className={styles.way} href={startAddress({ code: game.code, vendor: game.vendor, backUrl: home }, true)}>
        {t('try_free')}
      </Link>
    </p>
  )
}

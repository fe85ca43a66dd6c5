import type { PageContents } from '@foyer/contract/merchant/content'
import { useOffers } from '#navigation/offers.ts'
import { paths } from '#navigation/paths.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { findIcon } from '#ui/icons/home-icons.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Link } from '#ui/link.tsx'
import { laneId } from './lane-id.ts'
import styles from './find-games.module.css'

/** The way to the search, which the lobby has, and a chip for each lane; they stay in sight while the page scrolls. */
export const FindGames = ({ lanes }: { readonly lanes: PageContents['vendors'] }) => {
  const t = useTexts('play')
  const words = useWords('play')
  const isOffered = useOffers()
  const filled = lanes.filter(({ cards }) => cards.length > 0)
  if (filled.length === 0) return null
  return (
    <div className={styles.find}>
      {isOffered(paths.games) && (
        <Link href={`${paths.games}?search`} className={styles.search}>
          <Icon glyph={findIcon} small />
          {t('search_games')}
        </Link>
      )}
      <ul className={styles.chips}>
        {filled.map(({ title, gameCategory }) => (
          <li key={gameCategory}>
            <a href={`#${laneId(gameCategory)}`} className={styles.chip}>
              {words(title)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

import type { GameListed } from '@foyer/contract/games/game-match'
import { FavoriteStar } from '#blocks/games/my-games/favorite-star.tsx'
import { PauseNotice } from '#blocks/safe-play/pause-notice.tsx'
import { useContent } from '#merchant/use-parts.ts'
import { usePause } from '#session/pause.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { Badge } from '#ui/badge.tsx'
import { GameFacts } from './game-facts.tsx'
import { WaysToPlay } from './ways-to-play.tsx'
import styles from './game-sheet.module.css'

/** Width and height of the picture, px. */
const SIZE = 92

/** One game: its picture, who made it and of what kind it is, what it states, and the ways to play it; during a break, until when it is closed. */
export const OneGame = ({ game, titleId }: { readonly game: GameListed; readonly titleId: string }) => {
  const t = useTexts('play')
  const words = useWords('play')
  const pause = usePause()
  const kind = useContent('vendors').find(({ gameCategory }) => gameCategory === game.category)?.title
  const name = words(game.name)
  return (
    <>
      <header className={styles.head}>
        <img className={styles.picture} src={game.image} alt="" width={SIZE} height={SIZE} decoding="async" draggable={false} />
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title} tabIndex={-1} data-focus>
            {name}
          </h2>
          <p className={styles.kind}>{[game.maker, kind && words(kind)].filter(Boolean).join(' · ')}</p>
          <div className={styles.marks}>
            <FavoriteStar code={game.code} name={name} />
            {game.badge && <Badge tone={game.badge === 'hot' ? 'highlight' : 'accent'}>{t(game.badge === 'hot' ? 'badge_hot' : 'badge_new')}</Badge>}
          </div>
        </div>
      </header>
      <GameFacts game={game} />
      {pause ? <PauseNotice pause={pause} /> : <WaysToPlay game={game} />}
    </>
  )
}

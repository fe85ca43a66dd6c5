import type { PageContents } from '@foyer/contract/merchant/content'
import { cardId } from '#blocks/games/launch/game-address.ts'
import { useStartGame } from '#blocks/games/launch/use-start-game.ts'
import { PictureCard } from '#blocks/picture-card/picture-card.tsx'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { ticketIcon } from '#ui/icons/home-icons.ts'
import { Lane } from '#ui/layout/lane.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { laneId } from './lane-id.ts'
import { LiveLine } from './live-block.tsx'

/** The category of lotteries (spec 2 §9, Lottery vendor codes). */
const LOTTERY = 'ELOTT'

/** The merchant's games by category. */
export const VendorLanes = ({ lanes }: { lanes: PageContents['vendors'] }) => {
  const t = useTexts('play')
  const words = useWords('play')
  const start = useStartGame()
  const filled = lanes.filter(({ cards }) => cards.length > 0)

  if (filled.length === 0) return <EmptyState glyph={ticketIcon} title={t('no_games')} text={t('no_games_text')} />
  const drawn = filled.map(({ title, gameCategory, gameCount, cards }) => (
    <Lane
      key={gameCategory}
      anchor={laneId(gameCategory)}
      title={words(title)}
      // Behind a card may be several lotteries: as many are counted as are seen.
      aside={t('games', { count: gameCategory === LOTTERY ? cards.length : gameCount })}
      backLabel={t('lane_previous')}
      onLabel={t('lane_next')}
    >
      {cards.map(({ accountTypeName: vendor, displayName, image, badge }) => (
        <li key={vendor}>
          <PictureCard
            id={cardId(vendor)}
            image={image}
            badge={badge}
            name={words(displayName)}
            onChoose={() => start({ linkageType: gameCategory === LOTTERY ? 'P' : 'G', vendor })}
          />
        </li>
      ))}
    </Lane>
  ))
  // Behind the first lane, where it is in sight.
  drawn.splice(1, 0, <LiveLine key="live" />)
  return drawn
}

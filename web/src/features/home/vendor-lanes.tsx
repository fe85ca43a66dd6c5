import type { PageContents } from '@foyer/contract/merchant/content'
import { useState } from 'react'
import { useAppGate } from '#blocks/app-gate/use-app-gate.ts'
import { paths } from '#navigation/paths.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { starIcon, ticketIcon } from '#ui/icons.ts'
import { Lane } from '#ui/lane.tsx'
import { Notice } from '#ui/notice.tsx'
import { VendorCard } from './vendor-card.tsx'

/** The merchant's games by category. A visitor is sent to sign in (spec 1 §2); a member is told that the game is not available yet. */
export const VendorLanes = ({ lanes }: { lanes: PageContents['vendors'] }) => {
  const t = useTexts('play')
  const shell = useTexts('shell')
  const words = useWords('play')
  const session = useSession()
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState(false)
  const gate = useAppGate()
  const choose = () => (session ? gate(() => setWaiting(true)) : navigate(paths.login))
  const filled = lanes.filter(({ cards }) => cards.length > 0)

  if (filled.length === 0) return <EmptyState glyph={ticketIcon} title={t('no_games')} text={t('no_games_text')} />
  return (
    <>
      {filled.map(({ title, gameCategory, gameCount, cards }, index) => (
        <Lane
          key={gameCategory}
          title={words(title)}
          aside={t('games', { count: gameCount })}
          backLabel={t('lane_previous')}
          onLabel={t('lane_next')}
        >
          {cards.map(card => (
            <VendorCard key={card.accountTypeName} card={card} name={words(card.displayName)} large={index === 0} onChoose={choose} />
          ))}
        </Lane>
      ))}
      <Notice
        open={waiting}
        glyph={starIcon}
        title={t('game_coming_soon')}
        text={t('game_coming_soon_text')}
        confirmLabel={shell('ok')}
        closable
        onConfirm={() => setWaiting(false)}
      />
    </>
  )
}

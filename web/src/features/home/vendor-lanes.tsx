import type { PageContents } from '@foyer/contract/merchant/content'
import { useState } from 'react'
import { useAppGate } from '#blocks/app-gate/use-app-gate.ts'
import { Late } from '#blocks/late/late.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import { useNavigate } from '#navigation/use-navigate.ts'
import { useSession } from '#session/session-store.ts'
import { useTexts, useWords } from '#texts/use-texts.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ticketIcon } from '#ui/home-icons.ts'
import { Lane } from '#ui/lane.tsx'
import { ArriveAtCard } from './arrive-at-card.ts'
import { signInFor } from './chosen-card.ts'
import { VendorCard } from './vendor-card.tsx'

const loadGameNotice = async () => (await import('./member-game-notice.tsx')).GameNotice

/** The merchant's games by category. A visitor is sent to sign in and comes back to the card (spec 1 §2); a member is told that the game is not available yet. */
export const VendorLanes = ({ lanes }: { lanes: PageContents['vendors'] }) => {
  const t = useTexts('play')
  const words = useWords('play')
  const session = useSession()
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState(false)
  const gate = useAppGate()
  const { home } = useSettings().paths
  const open = () => gate(() => setWaiting(true))
  const choose = (card: string) => (session ? open() : navigate(signInFor(card, home)))
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
          large={index === 0}
        >
          {cards.map(card => (
            <VendorCard key={card.accountTypeName} card={card} name={words(card.displayName)} onChoose={() => choose(card.accountTypeName)} />
          ))}
        </Lane>
      ))}
      <ArriveAtCard open={open} />
      <Late load={loadGameNotice} wanted={waiting} props={{ open: waiting, onConfirm: () => setWaiting(false) }} />
    </>
  )
}

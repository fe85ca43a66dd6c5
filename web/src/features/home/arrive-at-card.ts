import { useEffect, useEffectEvent } from 'react'
import { useAddress } from '#navigation/use-address.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { useSession } from '#session/session-store.ts'
import { cardId, chosenCardIn, withoutCard } from './chosen-card.ts'

/** Brings a member who tapped a card as a visitor to that card, and opens it. It is a component of its own, so that another address does not draw all cards anew. */
export const ArriveAtCard = ({ open }: { readonly open: () => void }): null => {
  const { path, search } = useAddress()
  const signedIn = Boolean(useSession())
  const navigate = useNavigate()
  const wanted = signedIn ? chosenCardIn(search) : null

  const arrive = useEffectEvent((name: string) => {
    navigate(withoutCard(path, search), { replace: true })
    const card = document.getElementById(cardId(name))
    if (!card) return
    card.scrollIntoView({ block: 'center', inline: 'center' })
    card.focus({ preventScroll: true })
    open()
  })
  useEffect(() => {
    if (!wanted) return
    // A page that was just opened scrolls to its top first.
    const frame = requestAnimationFrame(() => arrive(wanted))
    return () => cancelAnimationFrame(frame)
  }, [wanted])
  return null
}

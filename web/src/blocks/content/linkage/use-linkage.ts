import { destinationOf, type Destination } from '@foyer/contract/content/linkage/destination'
import { gameAddress } from '@foyer/contract/content/linkage/game-address'
import type { Linkage } from '@foyer/contract/content/linkage/linkage'
import { useStartGame } from '#blocks/games/launch/use-start-game.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { useOffers } from '#navigation/offers.ts'
import { useNavigate } from '#navigation/use-navigate.ts'
import { openSite } from './open-site.ts'
import { pageAt } from './page-at.ts'

interface LinkageWay {
  /** The address that a link shows: it works before the app has started, and in another tab. */
  readonly href: string
  /** Whether it leads to another site. */
  readonly foreign: boolean
  /** Goes there. */
  go(): void
}

/** The way to wherever content leads; undefined if it leads nowhere, or to a page that the merchant does not have. */
export const useLinkage = (): ((linkage: Readonly<Linkage>) => LinkageWay | undefined) => {
  const isOffered = useOffers()
  const navigate = useNavigate()
  const startGame = useStartGame()
  const { home } = useSettings().paths

  const wayTo = (destination: Destination): LinkageWay | undefined => {
    if ('game' in destination) {
      const { game } = destination
      return { href: gameAddress(game, home), foreign: false, go: () => startGame(game) }
    }
    if ('page' in destination) {
      const { page } = destination
      return isOffered(page) ? { href: page, foreign: false, go: () => navigate(page) } : undefined
    }
    const { site } = destination
    const go = () => {
      const page = pageAt(site, window.location.origin)
      if (page === undefined) openSite(site)
      else navigate(page)
    }
    return { href: site, foreign: true, go }
  }

  return linkage => {
    const destination = destinationOf(linkage)
    return destination && wayTo(destination)
  }
}

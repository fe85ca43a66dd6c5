import { CARD } from '@foyer/contract/content/linkage/game-address'
import { Late } from '#blocks/late/late.tsx'
import { useAddress } from '#navigation/use-address.ts'

const loadWanted = async () => (await import('./member-wanted-game.tsx')).StartWantedGame

/** Starts the game that home's address names, and stands alone, so that another address does not draw the whole page anew. Few visits need it. */
export const WantedGame = () => new URLSearchParams(useAddress().search).has(CARD) && <Late load={loadWanted} wanted props={{}} />

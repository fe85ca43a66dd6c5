import { PlayPage } from './play-page.tsx'

const load = async () => (await import('./game-body.tsx')).GameBody

/** A game, in a frame that fills the window (spec 2 §2, /m/game and Trial-game page). */
export const GamePage = () => <PlayPage load={load} />

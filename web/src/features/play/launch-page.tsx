import { PlayPage } from './play-page.tsx'

const load = async () => (await import('./launch-body.tsx')).LaunchBody

/** Starts a game or a lottery, and leads to it (spec 2 §2, /m/launchGame). */
export const LaunchPage = () => <PlayPage load={load} />

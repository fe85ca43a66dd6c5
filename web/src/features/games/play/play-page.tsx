import { Late } from '#blocks/late/late.tsx'
import { paths } from '#navigation/paths.ts'
import { useAddress } from '#navigation/use-address.ts'
import { Opening } from './opening.tsx'
import { PlayScreen } from './play-screen.tsx'

const loadLaunch = async () => (await import('./launch/launch-body.tsx')).LaunchBody
const loadGame = async () => (await import('./game-body.tsx')).GameBody
const nothing = () => undefined
// Whoever comes to these pages needs it first. The server renders them without it.
if (typeof window !== 'undefined') loadLaunch().catch(nothing)
const NO_PROPS = {}

/**
 * Starts a game or a lottery (spec 2 §2, /m/launchGame), and shows the game in a frame that fills the window (/m/game, Trial-game page). What it
 * does loads after it, because without a script it is nothing.
 */
export const PlayPage = () => {
  const { path } = useAddress()
  const opening = (
    <PlayScreen bar={null}>
      <Opening name={undefined} image={undefined} />
    </PlayScreen>
  )
  const load = path === paths.game ? loadGame : loadLaunch
  return <Late key={path} load={load} wanted onMissing={nothing} props={NO_PROPS} fallback={opening} />
}

import { MemberGames } from './member-games.tsx'
import { MemberStanding } from './member-standing.tsx'

/** What a member has on home before anything else: what waits, and the games to go on with. Loaded after the page. */
export const MemberFront = () => (
  <>
    <MemberStanding />
    <MemberGames />
  </>
)

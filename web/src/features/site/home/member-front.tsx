import { PauseNotice } from '#blocks/safe-play/pause-notice.tsx'
import { isMarkedPaused, usePause } from '#session/pause.ts'
import { MemberGames } from './member-games.tsx'
import { MemberStanding } from './member-standing.tsx'
import styles from './member-front.module.css'

/** What a member has on home before anything else: what waits, and the games to go on with; during a break, what holds and until when. Loaded after the page. */
export const MemberFront = () => {
  const pause = usePause()
  if (pause)
    return (
      <div className={styles.pause}>
        <PauseNotice pause={pause} />
      </div>
    )
  if (pause === undefined && isMarkedPaused()) return null
  return (
    <>
      <MemberStanding />
      <MemberGames />
    </>
  )
}

import { loadLive } from '#blocks/games/live/load-live.ts'
import { Late } from '#blocks/late/late.tsx'
import { useSettings } from '#merchant/page-data.tsx'
import styles from './live-block.module.css'

/** The latest wins in one line, in a place that is kept for it; loaded when the page is idle. */
export const LiveLine = () =>
  useSettings().live && (
    <div className={styles.line}>
      <Late load={loadLive} wanted={false} props={{ at: 'line' }} />
    </div>
  )

/** The next draws and the latest wins at the end of home; the place of the draws is kept for them. */
export const LiveBlock = () => (
  <div className={styles.draws}>
    <Late load={loadLive} wanted={false} props={{ at: 'lanes' }} />
  </div>
)

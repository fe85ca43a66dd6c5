import { Late } from '#blocks/late/late.tsx'
import type { DrawStageProps } from './draw-stage.tsx'
import styles from './late-stage.module.css'

const load = async () => (await import('./draw-stage.tsx')).DrawStage

/** The stage of a draw, loaded when there is something to watch. Its room is kept meanwhile. */
export const LateStage = (props: DrawStageProps) => <Late load={load} wanted props={props} fallback={<div className={styles.room} />} />

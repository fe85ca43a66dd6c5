import { useSettled } from '#app/start/start.ts'
import { Late } from '#blocks/late/late.tsx'
import type { LateFeatureProps } from './late-feature.tsx'

/** The list of late features is itself loaded late, so that it adds nothing to the first load. */
const loadFeatures = async () => (await import('./late-features.tsx')).LateFeatures

/** Loads the late features once the page is idle and the session is known. */
export const LateStart = (props: LateFeatureProps) => useSettled() && <Late load={loadFeatures} wanted={false} props={props} />

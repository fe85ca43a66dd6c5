import { useEffect, useState } from 'react'
import { useSettled } from '#app/start/start.ts'
import { whenIdle } from '#device/idle.ts'
import { LateFeature, type Late, type LateFeatureProps } from './late-feature.tsx'

/** The list of late features is itself loaded late, so that it adds nothing to the first load. */
const all: Late = {
  catalogues: [],
  onBare: true,
  load: async () => ({ Feature: (await import('./late-features.tsx')).LateFeatures }),
  windows: {},
}

/** Loads the late features once the page is idle and the session is known. */
export const LateStart = ({ tabbed, bare }: LateFeatureProps) => {
  const settled = useSettled()
  const [atRest, setAtRest] = useState(false)

  useEffect(() => (settled ? whenIdle(() => setAtRest(true)) : undefined), [settled])

  return atRest && <LateFeature late={all} tabbed={tabbed} bare={bare} />
}

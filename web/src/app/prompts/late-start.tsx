import { useEffect, useState } from 'react'
import { useSettled } from '#app/start/start.ts'
import { whenIdle } from '#device/idle.ts'
import { LateFeature, type Late } from './late-feature.tsx'

/** The list of the late features is loaded as one of them, so that it adds nothing to the first load. */
const all: Late = {
  catalogues: [],
  load: async () => ({ Feature: (await import('./late-features.tsx')).LateFeatures }),
  windows: {},
}

/** Late features come once the page is at rest and it is known who is there. */
export const LateStart = ({ tabbed }: { readonly tabbed: boolean }) => {
  const settled = useSettled()
  const [atRest, setAtRest] = useState(false)

  useEffect(() => (settled ? whenIdle(() => setAtRest(true)) : undefined), [settled])

  return atRest && <LateFeature late={all} tabbed={tabbed} />
}

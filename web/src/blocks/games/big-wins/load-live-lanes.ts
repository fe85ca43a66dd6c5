import type { Parts } from '#merchant/parts.ts'

/** Loads what happens now (live-lanes.tsx), with its texts: without them it is not shown. */
export const loadLiveLanes = async (parts: Parts) => {
  const [{ LiveLanes }] = await Promise.all([import('./live-lanes.tsx'), parts.load('texts.lottery'), parts.load('texts.lobby')])
  return LiveLanes
}

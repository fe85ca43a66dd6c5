import type { Parts } from '#merchant/parts.ts'

/** Loads what happens now (live.tsx), with its texts: without them it is not shown. */
export const loadLive = async (parts: Parts) => {
  const [{ Live }] = await Promise.all([import('./live.tsx'), parts.load('texts.lottery'), parts.load('texts.lobby')])
  return Live
}

/** What is there of a game: nothing yet; nothing although it has been loading for long; a page; a game that has said that it is ready. */
export type FrameState = 'opening' | 'slow' | 'shown' | 'ready'

/** What follows when the page has loaded, when the game says that it is ready (which may come first), and when it has been loading for long. */
export const nextFrameState = (now: FrameState, event: 'loaded' | 'ready' | 'waited'): FrameState => {
  if (event === 'ready' || now === 'ready') return 'ready'
  if (event === 'loaded') return 'shown'
  return now === 'opening' ? 'slow' : now
}

let nextPaint: Promise<void> | undefined

/**
 * Resolves once the frame that answers a tap has been painted: what a player waits for first is to see that the tap was felt. All who wait for the same
 * frame go on together, so that texts which several of them need travel in one request. A page that is hidden paints nothing, so there it resolves soon.
 */
export const afterPaint = (): Promise<void> =>
  (nextPaint ??= new Promise(resolve => {
    const wait = document.hidden ? setTimeout : requestAnimationFrame
    wait(() => {
      nextPaint = undefined
      setTimeout(resolve)
    })
  }))

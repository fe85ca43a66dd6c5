/**
 * Resolves once the frame that answers a tap has been painted: what a player waits for first is to see that the tap was felt.
 * A page that is hidden paints nothing, so there it resolves soon.
 */
export const afterPaint = (): Promise<void> =>
  new Promise(resolve => {
    const wait = document.hidden ? setTimeout : requestAnimationFrame
    wait(() => setTimeout(resolve))
  })

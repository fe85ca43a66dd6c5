let teller = (): void => undefined

/** Sets how the player is told that something could not be loaded; `app` has the words for it. */
export const setMissingTeller = (tell: () => void): void => {
  teller = tell
}

/** Tells a waiting player that something could not be loaded. The page stays. */
export const tellMissing = (): void => teller()

type Teller = (reason: unknown) => void

let teller: Teller = () => undefined

/** Sets how the player is told that something could not be loaded; `app` has the words for it. */
export const setMissingTeller = (tell: Teller): void => {
  teller = tell
}

/** Tells a waiting player that something could not be loaded; `reason` is the error. The page stays, unless a file of its build is missing. */
export const tellMissing: Teller = reason => teller(reason)

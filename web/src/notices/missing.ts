type Teller = (reason: unknown) => void

let teller: Teller = () => undefined

/** Sets how the player is told that something could not be loaded; `app` has the words for it. */
export const setMissingTeller = (report: Teller): void => {
  teller = report
}

/** Tells a waiting player that something could not be loaded; `reason` is the error. The page stays, unless a file of its build is missing. */
export const reportMissing: Teller = reason => teller(reason)

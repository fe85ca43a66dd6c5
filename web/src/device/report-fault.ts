/** Where faults of this browser go. `part`: the part of the page that failed, e.g. `home shortcuts`. */
type Receiver = (part: string, error: unknown) => void

let receiver: Receiver = () => undefined

/** Sets who is handed the faults of this browser. */
export const receiveFaults = (next: Receiver): void => {
  receiver = next
}

/** Hands over what failed and was left out. Never throws, because it is called where something has failed already. */
export const reportFault: Receiver = (part, error) => {
  try {
    receiver(part, error)
  } catch {
    // The page comes first.
  }
}

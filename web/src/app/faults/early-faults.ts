declare global {
  interface Window {
    /** The faults that wait for the code that sends them. */
    heldFaults?: Parameters<NonNullable<Window['sendFault']>>[]
  }
}

/** So many faults are held; a page that fails without end repeats itself. */
const MOST_HELD = 9

/**
 * Holds what fails from the first moment, and loads the code that sends it home with the first fault: a page without one pays nothing for that code,
 * and a page whose own scripts cannot run still reports why. If the code cannot be loaded, nothing is sent, and nothing else
 * fails: a page that is being left, say, loads nothing any more.
 */
export const holdFaults = (load: () => Promise<unknown>): void => {
  const held: NonNullable<Window['heldFaults']> = (window.heldFaults = [])
  window.sendFault = (...fault) => {
    if (held.length < MOST_HELD && held.push(fault) === 1) load().catch(() => undefined)
  }
  // Events are read later, by the other code, which takes the place of the function above. A file that cannot be loaded has no event here.
  const noticed = (event: Event): void => window.sendFault(event)
  window.addEventListener('error', noticed)
  window.addEventListener('unhandledrejection', noticed)
}

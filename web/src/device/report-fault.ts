declare global {
  interface Window {
    /**
     * Sends a fault home; its code is loaded for the first one (app/faults/early-faults.ts). Never throws. `fault`: what was thrown, or the browser's event of it.
     * `part`: the part of the page that failed, if it is known.
     */
    sendFault: (fault: unknown, part?: string) => void
  }
}

/** Sends home what failed and was left out. `part`: the part of the page that failed, e.g. `home shortcuts`. */
export const reportFault = (part: string, fault: unknown): void => window.sendFault(fault, part)

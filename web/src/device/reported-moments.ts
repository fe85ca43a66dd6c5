/** Moments that only the code which causes them knows of. */
export type ReportedMoment = 'gameLaunch' | 'download'

/** What our own marks begin with: scripts of others may make marks too. */
const MARK = 'foyer:'

/** Tells a moment to whoever tracks, by a mark of User Timing (W3C): the browser keeps marks, so what is loaded later learns of them too. `what`: a code or an address. */
export const reportMoment = (name: ReportedMoment, what: string): void => void performance.mark(`${MARK}${name} ${what}`)

/** Calls `hear` with each moment of this page, also with those before. Returns a function that stops. */
export const hearMoments = (hear: (name: string, what: string) => void): (() => void) => {
  const observer = new PerformanceObserver(list => {
    for (const { name: mark } of list.getEntries()) {
      if (!mark.startsWith(MARK)) continue
      const [name = '', what = ''] = mark.slice(MARK.length).split(' ', 2)
      hear(name, what)
    }
  })
  observer.observe({ type: 'mark', buffered: true })
  return () => observer.disconnect()
}

import { useEffect, useState } from 'react'
import { schedule } from '#device/schedule.ts'
import { useSettings } from '#merchant/page-data.tsx'
import { fastestLine, pickLines, RACED_LINES } from '#navigation/lines/race-lines.ts'

/** The origin that a player's link leads to: the merchant's fastest line, this page's own among them. Undefined until it is known. */
export const useOwnLine = (): string | undefined => {
  const { domainList, merchantCode } = useSettings()
  const [line, setLine] = useState<string>()

  useEffect(() => {
    const { origin } = window.location
    const others = pickLines(domainList, Math.random, RACED_LINES - 1)
    // Without other lines there is nothing to race.
    const race =
      others.length === 0
        ? Promise.resolve(undefined)
        : fastestLine([origin, ...others], { fetch: (...call) => fetch(...call), merchant: merchantCode, clock: Date.now, schedule })
    void race.then(fastest => setLine(fastest ?? origin))
  }, [domainList, merchantCode])

  return line
}

import { MINUTE_MS } from '@foyer/contract/time-units'

/** A browser sends at most so many faults per visit, which is as long as its tab is open … */
export const FAULTS_PER_VISIT = 10
/** … and per minute. */
export const FAULTS_PER_MINUTE = 3

/** Where the moments of sent faults are kept for the visit. */
const KEY = 'FAULTS_sent'

const momentsIn = (text: string | null): number[] => {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(read) ? read.filter(moment => typeof moment === 'number') : []
  } catch {
    return [] // another script has written there
  }
}

/** Counts the faults that are sent; each distinct one once per page. `open`: the storage of the visit, which a browser may refuse. */
export const createFaultCounter = (open: () => Pick<Storage, 'getItem' | 'setItem'>, now: () => number) => {
  const seen = new Set<string>()
  let own: number[] = []

  const sent = (): number[] => {
    try {
      return momentsIn(open().getItem(KEY))
    } catch {
      return own
    }
  }

  /** Whether the fault may be sent; counts it if so. `name`: the same for the same fault. */
  return (name: string): boolean => {
    if (seen.has(name) || seen.size >= FAULTS_PER_VISIT) return false
    seen.add(name)
    const moments = sent()
    if (moments.length >= FAULTS_PER_VISIT || moments.filter(moment => moment > now() - MINUTE_MS).length >= FAULTS_PER_MINUTE) return false
    own = [...moments, now()]
    try {
      open().setItem(KEY, JSON.stringify(own))
    } catch {
      // Then the page alone counts.
    }
    return true
  }
}

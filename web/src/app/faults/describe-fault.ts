import type { RequestOf } from '@foyer/contract/call'
import { cleanFaultMessage, FAULT_PLACE_LENGTH } from '@foyer/contract/faults/fault-limits'
import type { report } from '@foyer/contract/faults/report'

export type FaultReport = RequestOf<typeof report>
type Described = Pick<FaultReport, 'message' | 'place' | 'part'>

/** What browsers report of themselves, which nobody can mend, and what is thrown where a page is left. */
const NOT_FAULTS = /^(?:ResizeObserver loop|Script error\.?$|AbortError\b)/

/** Where a line of a stack, of any engine, says that code stands: address, line and column. */
const FRAME = /([a-z][a-z-]*:\/\/[^\s()@]*?):(\d+):(\d+)/i

const isEvent = (fault: unknown): fault is ErrorEvent => typeof ErrorEvent !== 'undefined' && fault instanceof ErrorEvent
const isRejection = (fault: unknown): fault is PromiseRejectionEvent =>
  typeof fault === 'object' && fault !== null && 'promise' in fault && 'reason' in fault

/** What was thrown. Browsers withhold it of scripts of other sites. */
const thrownIn = (fault: unknown): unknown => {
  if (isEvent(fault)) return (fault.error as unknown) ?? fault.message
  return isRejection(fault) ? fault.reason : fault
}

const wordsOf = (thrown: unknown): string => {
  if (thrown instanceof Error) return thrown.name === 'Error' ? thrown.message : `${thrown.name}: ${thrown.message}`
  return typeof thrown === 'string' ? thrown : `thrown: ${typeof thrown}`
}

/** The frame that failed, e.g. `https://brand.com/m/assets/home-A1b2C3d.js:1:204`. */
const frameOf = (fault: unknown, thrown: unknown): RegExpExecArray | null => {
  const stack = thrown instanceof Error ? FRAME.exec(thrown.stack ?? '') : null
  return stack ?? (isEvent(fault) ? FRAME.exec(`${fault.filename}:${fault.lineno}:${fault.colno}`) : null)
}

/** One of our own files by its name; of anything else on our pages no more than that, because an address may hold something of a person. */
const fileIn = (address: string): string => /\/assets\/([A-Za-z0-9_.-]+\.js)$/.exec(address)?.[1] ?? 'page'

/**
 * What is sent of a fault; undefined if it is none, or of a script that others put into the page: a browser's extension, an app's web view.
 * `origin`: of the page.
 */
export const describeFault = (fault: unknown, part: string, origin: string): Described | undefined => {
  const thrown = thrownIn(fault)
  const message = cleanFaultMessage(wordsOf(thrown)) || 'without words'
  if (NOT_FAULTS.test(message)) return undefined
  const frame = frameOf(fault, thrown)
  if (!frame) return { message, place: '', part }
  const [, address = '', line, column] = frame
  if (!address.startsWith(`${origin}/`)) return part === '' ? undefined : { message, place: '', part }
  const place = `${fileIn(address)}:${line}:${column}`
  return { message, place: place.length > FAULT_PLACE_LENGTH ? '' : place, part }
}

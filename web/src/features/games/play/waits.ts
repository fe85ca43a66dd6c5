import { schedule } from '#device/schedule.ts'

/** A launch begins so long after the tap, ms (spec 2 §9, Launch game). */
const BEFORE_LAUNCH = 150
/** The loading sign of a game ends after so long, ms. */
const LOADING = 10_000

/** Begins a launch after the tap, which was `since` ms ago: what the page took to load counts. Returns a function that calls it off. */
export const afterTap = (launch: () => void, wait = schedule, since = 0): (() => void) => wait(launch, Math.max(0, BEFORE_LAUNCH - since))

/** Tells that a game has been loading for long. Returns a function that calls it off. */
export const afterLoading = (report: () => void, wait = schedule): (() => void) => wait(report, LOADING)

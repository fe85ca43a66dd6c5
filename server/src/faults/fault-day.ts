/** Days that faults are kept (docs/engines.md). */
export const FAULT_DAYS = 30

const DAY_MS = 24 * 60 * 60_000

/** The day (UTC) of a moment, or of so many days before it. */
export const faultDay = (at: Date, daysBefore = 0): string => new Date(at.getTime() - daysBefore * DAY_MS).toISOString().slice(0, 10)

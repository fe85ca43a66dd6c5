import { DAY_MS } from '@foyer/contract/time-units'

/** Days that faults are kept (docs/engines.md). */
export const FAULT_DAYS = 30

/** The day (UTC) of a moment, or of so many days before it. */
export const faultDay = (at: Date, daysBefore = 0): string => new Date(at.getTime() - daysBefore * DAY_MS).toISOString().slice(0, 10)

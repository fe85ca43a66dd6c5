// Units of time, each with its own unit in the name: `_S` in seconds, `_MS` in milliseconds. No schema in this file: the web and the console read its values.

export const MINUTE_S = 60
export const HOUR_S = 60 * MINUTE_S
export const DAY_S = 24 * HOUR_S

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
export const WEEK_MS = 7 * DAY_MS

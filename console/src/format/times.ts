const formats = new Map<string, Intl.DateTimeFormat>()
const formatOf = (timeZone: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${timeZone} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, ...(timeZone && { timeZone }) })
  formats.set(key, format)
  return format
}

type Moment = string | number | Date

/** 24 Nov 2026, 21:42. `timeZone`: that of the merchant (IANA); the reader's own if absent. */
export const exactTime = (moment: Moment, timeZone?: string): string =>
  formatOf(timeZone, { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' }).format(new Date(moment))

/** 21:42. */
export const clockTime = (moment: Moment, timeZone?: string): string =>
  formatOf(timeZone, { hour: '2-digit', minute: '2-digit' }).format(new Date(moment))

/** Tue 24 Nov. */
export const shortDay = (moment: Moment, timeZone?: string): string =>
  formatOf(timeZone, { weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(moment)).replace(',', '')

/** 24 Nov, 21:42: what is not long ago needs no year. */
export const shortTime = (moment: Moment, timeZone?: string): string =>
  formatOf(timeZone, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(new Date(moment))

/** The place of a time zone: Asia/Manila → Manila. */
export const placeOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

/** By time zone: to make one takes twenty times as long as to use it. There are only as many as merchants name. */
const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, made)
  return made
}

/** The day of a moment in a merchant’s time zone, as a text like 2026-11-30, so that days compare as texts. */
export const dayOf = (moment: Date, timeZone: string): string => formatOf(timeZone).format(moment)

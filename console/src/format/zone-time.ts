const parts = (moment: Date, timeZone: string | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'longOffset',
      ...(timeZone !== undefined && { timeZone }),
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )

/** How far the zone's clocks are from UTC at a moment: +08:00. */
const offsetAt = (moment: Date, timeZone: string | undefined): string => parts(moment, timeZone)['timeZoneName']?.replace('GMT', '') || '+00:00'

/** A moment as the clock of a place shows it, for a field: 2026-11-30T18:00. Empty where it is none. */
export const clockOf = (moment: string, timeZone: string | undefined): string => {
  const read = new Date(moment)
  if (Number.isNaN(read.getTime())) return ''
  const { year, month, day, hour, minute } = parts(read, timeZone)
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/** The moment at which the clock of a place shows this, with its zone: 2026-11-30T18:00+08:00. Undefined where the field is empty. */
export const momentOf = (clock: string, timeZone: string | undefined): string | undefined => {
  const utc = new Date(`${clock}Z`)
  if (Number.isNaN(utc.getTime())) return undefined
  // The zone may have changed its clocks between both, so the offset is that of the moment itself.
  const first = new Date(`${clock}${offsetAt(utc, timeZone)}`)
  return `${clock}${offsetAt(first, timeZone)}`
}

import type { staffEvents } from '#staff/schema/events.ts'

export type StaffEventRow = typeof staffEvents.$inferSelect
/** An event before it has its place in the chain. */
export type NewStaffEvent = Omit<StaffEventRow, 'number' | 'digest'>

/** Makes a digest with the server's own key: who can write into the database alone cannot make one. */
export type Mark = (text: string) => string

/** What the digest of the first event is made from. */
export const BEGINNING = ''

/** The database keeps the fields of an object in an order of its own. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value ?? null
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, field]) => [name, inOrder(field)]))
}

/** The digest of an event at its place: of the one before, and of everything that the row says. */
export const digestAt = (previous: string, number: number, event: NewStaffEvent, mark: Mark): string => {
  const { merchant, at, event: name, personId, login, aboutKind, aboutId, before, after, reason, ip, requestId, token } = event
  const content = [
    merchant,
    number,
    at.toISOString(),
    name,
    personId,
    login,
    aboutKind,
    aboutId,
    inOrder(before),
    inOrder(after),
    reason,
    ip,
    requestId,
    // Rows of before tokens have none, and their digests stay as they were.
    ...(token === null ? [] : [token]),
  ]
  return mark(JSON.stringify([previous, ...content]))
}

import { storable } from '#kernel/db/columns.ts'
import type { NewStaffEvent } from './chain.ts'

/** As the database will give it back. */
export const asStored = (event: NewStaffEvent): NewStaffEvent => {
  const data = (value: object | null): object | null =>
    value && (JSON.parse(JSON.stringify(value, (_, field: unknown) => (typeof field === 'string' ? storable(field) : field))) as object)
  return {
    ...event,
    login: storable(event.login),
    aboutId: storable(event.aboutId),
    requestId: storable(event.requestId),
    token: event.token === null ? null : storable(event.token),
    reason: event.reason === null ? null : storable(event.reason),
    before: data(event.before),
    after: data(event.after),
  }
}

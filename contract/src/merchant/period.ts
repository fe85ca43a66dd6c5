import Type from 'typebox'
import { optional } from './merchant-fields.ts'

const Moment = (description: string) =>
  Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2})?(?:Z|[+-]\\d{2}:\\d{2})$',
    message: 'must be a time with its zone, like 2026-11-30T18:00+08:00',
    description,
  })

/** When a piece of content is shown. */
export const periodFields = {
  from: optional(Moment('from when it is shown; at once if absent')),
  until: optional(Moment('until when it is shown; without end if absent')),
}

import Type from 'typebox'
import { declareCall } from '#call.ts'
import { FAULT_MESSAGE_LENGTH, FAULT_PLACE_LENGTH } from './fault-limits.ts'

export const report = declareCall({
  method: 'POST',
  path: '/wps/faults/report',
  summary: 'A fault of a page in this browser, for the operator; nothing in it is of a person',
  session: 'none',
  moduleId: 'FAULT3',
  // A page that is closed, or refuses the region, may fail too.
  always: true,
  request: Type.Object({
    message: Type.String({ minLength: 1, maxLength: FAULT_MESSAGE_LENGTH, description: 'what the browser says of it, cleaned (fault-limits.ts)' }),
    place: Type.String({
      pattern: `^(?=.{0,${FAULT_PLACE_LENGTH}}$)(?:[A-Za-z0-9_.-]+:[0-9]{1,7}:[0-9]{1,7})?$`,
      description: 'the script’s file, line and column; empty if the browser does not say',
      examples: ['first-load-A1b2C3d.js:1:20417'],
    }),
    part: Type.String({ pattern: '^[a-z -]{0,40}$', description: 'the part of the page that was left out, e.g. `home lanes`; empty if none was' }),
    route: Type.String({
      pattern: '^(?:/[A-Za-z-]{1,24}(?:\\.html)?){0,4}$',
      description: 'the page’s path, without its query; empty for any other',
    }),
    version: Type.String({ pattern: '^[A-Za-z0-9_-]{0,16}$', description: 'of the pages: from the name of the script that they run' }),
    language: Type.String({ pattern: '^[A-Za-z]{2,3}(?:-[A-Za-z]{2,4})?$', description: 'of the page, as in `<html lang>`' }),
  }),
  answer: Type.Object({}),
  errors: ['TOO_MANY_REQUEST'],
})

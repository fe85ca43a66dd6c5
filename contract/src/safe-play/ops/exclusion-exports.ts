import Type from 'typebox'
import { Moment, oneOf, orNull } from '#fields.ts'
import { Reason } from '#ops/members/fields.ts'
import { declareOp } from '#ops/op.ts'

/** The whole register leaves the house only with a second person. */
export const ExportContent = { reason: Reason }

export const askExport = declareOp({
  method: 'POST',
  path: '/ops/exclusions/export/ask',
  summary: 'Ask a second person for the whole register as a file',
  permission: 'exclusions.export',
  scope: 'merchant',
  event: 'exclusions.export-asked',
  request: Type.Object(ExportContent),
  answer: Type.Object({ approval: Type.String() }),
  errors: [],
})

export const exports = declareOp({
  method: 'GET',
  path: '/ops/exclusions/exports',
  summary: 'Files that this person has asked for: those that wait, and those that can be taken',
  permission: 'exclusions.export',
  scope: 'merchant',
  request: Type.Object({}),
  answer: Type.Object({
    items: Type.Array(Type.Object({ approval: Type.String(), state: oneOf(['waiting', 'approved'] as const), until: Moment('when it runs out') })),
  }),
  errors: [],
})

export const exportExclusions = declareOp({
  method: 'GET',
  path: '/ops/exclusions/export',
  summary: 'The whole register as it is now, for whoever asked for it and was allowed to',
  permission: 'exclusions.export',
  scope: 'merchant',
  event: 'exclusions.exported',
  about: ['approval', 'approval'],
  request: Type.Object({ approval: Type.String({ maxLength: 64 }) }),
  answer: Type.Object({
    rows: Type.Array(Type.Object({ id: Type.String(), username: Type.String(), since: Moment('when'), until: orNull(Moment('its end')) })),
  }),
  errors: ['export.not.allowed'],
})

import Type from 'typebox'
import { declareOp } from '#ops/op.ts'

const when = Type.String({ description: 'ISO 8601' })
const merchant = Type.String({ maxLength: 60, description: 'empty: of the whole installation' })
const job = { merchant, id: Type.String({ minLength: 1, maxLength: 100 }) }
const reason = Type.String({ minLength: 1, maxLength: 1000 })

export const overview = declareOp({
  method: 'GET',
  path: '/ops/system/overview',
  summary: 'Jobs that were given up, providers that are stopped, and faults of merchants’ files',
  permission: 'system.read',
  scope: 'house',
  request: Type.Object({}),
  answer: Type.Object({
    jobs: Type.Array(Type.Object({ ...job, kind: Type.String(), plannedAt: when, failedAt: when, attempts: Type.Integer(), failure: Type.String() })),
    providers: Type.Array(Type.Object({ merchant, provider: Type.String(), stoppedAt: when, until: when, reason: Type.String() })),
    faults: Type.Array(Type.Object({ merchant, place: Type.String(), reason: Type.String() })),
    mode: Type.String(),
    node: Type.String(),
    upSeconds: Type.Integer(),
  }),
  errors: [],
})

export const retryJob = declareOp({
  method: 'POST',
  path: '/ops/system/retryJob',
  summary: 'Do a job that was given up again',
  permission: 'system.act',
  scope: 'house',
  event: 'system.job-retried',
  request: Type.Object({ ...job, reason }),
  answer: Type.Object({}),
  errors: ['job.unknown'],
})

export const dropJob = declareOp({
  method: 'POST',
  path: '/ops/system/dropJob',
  summary: 'Remove a job that was given up',
  permission: 'system.act',
  scope: 'house',
  event: 'system.job-dropped',
  request: Type.Object({ ...job, reason }),
  answer: Type.Object({}),
  errors: ['job.unknown'],
})

export const resumeProvider = declareOp({
  method: 'POST',
  path: '/ops/system/resumeProvider',
  summary: 'Call a stopped provider again, at once',
  permission: 'system.act',
  scope: 'house',
  event: 'system.provider-resumed',
  request: Type.Object({ merchant, provider: Type.String({ minLength: 1, maxLength: 100 }), reason }),
  answer: Type.Object({}),
  errors: ['provider.unknown'],
})

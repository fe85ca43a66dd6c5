import Type from 'typebox'
import { declareCall } from '#call.ts'

export const status = declareCall({
  method: 'GET',
  path: '/wps/system/status',
  summary: 'Maintenance, region restriction and the visitor’s address (spec 2 §7)',
  session: 'none',
  moduleId: 'SYSTEM3',
  cache: 'never',
  always: true,
  crossOrigin: 'own',
  request: Type.Object({
    device: Type.Optional(Type.Literal('MOBILE')),
    track: Type.Optional(Type.String({ maxLength: 200 })),
    originalDomain: Type.Optional(Type.String({ maxLength: 253 })),
    url: Type.Optional(Type.String({ maxLength: 2000 })),
  }),
  answer: Type.Object({
    ip: Type.String(),
    maintenance: Type.Boolean(),
    maintenanceEnd: Type.Optional(Type.String({ description: 'ISO 8601' })),
    regionRestriction: Type.Boolean(),
  }),
  errors: [],
})

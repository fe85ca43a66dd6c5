import Type from 'typebox'
import { declareCall } from '#call.ts'
import { PushKind, PushProject } from './push-fields.ts'

export const setting = declareCall({
  method: 'GET',
  path: '/wps/push/setting',
  summary: 'What a browser needs to subscribe to push messages',
  session: 'none',
  moduleId: 'PUSH3',
  cache: 'session',
  request: Type.Object({}),
  answer: Type.Object({
    vapidKey: Type.String({ description: 'the public key to subscribe with (RFC 8292), base64url: that of the server, or that of the project' }),
    firebase: Type.Optional(PushProject),
  }),
  errors: [],
})

export const kinds = declareCall({
  method: 'GET',
  path: '/wps/push/kinds',
  summary: 'Which kinds of push messages the member has turned off',
  session: 'required',
  moduleId: 'PUSH3',
  request: Type.Object({}),
  answer: Type.Object({ off: Type.Array(PushKind) }),
  errors: [],
})

export const setKind = declareCall({
  method: 'POST',
  path: '/wps/push/kinds',
  summary: 'Turn one kind of push messages on or off, for all devices of the member',
  session: 'required',
  moduleId: 'PUSH3',
  request: Type.Object({ kind: PushKind, on: Type.Boolean() }),
  answer: Type.Object({}),
  errors: [],
})

export const seen = declareCall({
  method: 'POST',
  path: '/wps/push/seen',
  summary: 'The device has shown a push message, or the player has tapped it; once more changes nothing',
  session: 'none',
  moduleId: 'PUSH3',
  request: Type.Object({
    receipt: Type.String({ pattern: '^[0-9a-f-]{36}\\.[0-9a-f]{64}$', description: 'as it came with the message' }),
    what: Type.Union([Type.Literal('shown'), Type.Literal('tapped')]),
  }),
  answer: Type.Object({}),
  errors: [],
})

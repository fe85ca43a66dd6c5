import Type from 'typebox'
import { declareCall } from '#call.ts'
import { RegistrationToken, TOPIC_ALL } from './push-fields.ts'

export const bind = declareCall({
  method: 'POST',
  path: '/wps/relay/CSP_fcmBind',
  summary: 'Let push messages for the member come to this device; once more changes nothing',
  session: 'required',
  moduleId: 'PUSH3',
  request: Type.Object({ registrationToken: RegistrationToken }),
  answer: Type.Object({}),
  errors: ['push.token.invalid', 'TOO_MANY_REQUEST'],
})

export const subscribe = declareCall({
  method: 'POST',
  path: '/wps/relay/CSP_fcmSubscribe',
  summary: 'Let push messages for everybody come to this device, which the member has bound',
  session: 'required',
  moduleId: 'PUSH3',
  request: Type.Object({ registrationToken: RegistrationToken, topic: Type.Literal(TOPIC_ALL) }),
  answer: Type.Object({}),
  errors: ['push.token.invalid'],
})

export const unsubscribe = declareCall({
  method: 'DELETE',
  path: '/wps/relay/CSP_fcmUnsubscribe',
  summary: 'No push message comes to this device any more. Its token is proof enough, because the session may have ended before',
  session: 'none',
  moduleId: 'PUSH3',
  request: Type.Object({ registrationToken: RegistrationToken, unsubscribeAll: Type.Literal('true') }),
  answer: Type.Object({}),
  errors: [],
})

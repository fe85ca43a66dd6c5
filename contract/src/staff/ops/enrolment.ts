import Type from 'typebox'
import { declareOp } from '#ops/op.ts'

const token = Type.String({ minLength: 1, maxLength: 100, description: 'what follows the # of the link' })

export const beginEnrolment = declareOp({
  method: 'POST',
  path: '/ops/enrolment/begin',
  summary: 'Open an invitation: whom it is for, and the secret for the authenticator app',
  permission: 'stranger',
  scope: 'house',
  event: 'invite.opened',
  request: Type.Object({ token }),
  answer: Type.Object({
    login: Type.String(),
    name: Type.String(),
    secret: Type.String({ description: 'base32, to be typed' }),
    uri: Type.String({ description: 'otpauth://…, for the QR code' }),
    shortestPassword: Type.Integer(),
  }),
  errors: ['staff.invite.invalid'],
})

export const finishEnrolment = declareOp({
  method: 'POST',
  path: '/ops/enrolment/finish',
  summary: 'Take an invitation: the password and the authenticator are set, and a session begins',
  permission: 'stranger',
  scope: 'house',
  event: 'staff.enrolled',
  request: Type.Object({
    token,
    password: Type.String({ minLength: 1, maxLength: 200 }),
    code: Type.String({ minLength: 1, maxLength: 20, description: 'the six digits that the app shows now' }),
  }),
  answer: Type.Object({}),
  errors: ['staff.invite.invalid', 'staff.password.weak', 'staff.code.wrong'],
})

import Type, { type Static } from 'typebox'
import { IdentityChannel } from './identity-fields.ts'

const Id = (description: string) =>
  Type.String({ pattern: '^[A-Za-z0-9_.:-]{1,200}$', message: 'must be as Firebase’s console shows it: letters, digits and _ . : -', description })

/** A merchant's Firebase project (spec 1 §3, Push provider config): all of it is public and part of the pages. */
export const FirebaseSetting = Type.Object(
  {
    apiKey: Id('Web API key; public'),
    authDomain: Type.String({
      pattern: '^[a-z0-9.-]+$',
      message: 'must be a host name in lower case, like brand.firebaseapp.com',
      description: 'the host whose sign-in handler opens in the popup',
    }),
    projectId: Type.String({
      pattern: '^[a-z0-9-]{4,40}$',
      message: 'must be a Firebase project id, like brand-1a2b3',
      description: 'the project whose tokens are accepted',
    }),
    appId: Type.Optional(Id('the id of the web app')),
    messagingSenderId: Type.Optional(Id('the sender id for push messages')),
    vapidKey: Type.Optional(Id('the public key of the web push certificate, for push messages')),
    googleWebClientId: Type.Optional(
      Type.String({
        pattern: '^[a-z0-9.-]+$',
        message: 'must be a host name in lower case, like brand.firebaseapp.com',
        description: 'the client id for one-tap sign-in (flag GOOGLELOGIN3)',
      }),
    ),
    facebookAppId: Type.Optional(Id('the id of the Facebook app')),
    channels: Type.Array(IdentityChannel, {
      uniqueItems: true,
      description: 'the ways to sign in that are offered, in this order; empty if the project is for push messages alone',
    }),
    firebase: Type.Optional(Type.Boolean({ description: 'Firebase sends the codes of phone sign-in: it is the SMS provider (spec 1 §6)' })),
    autoRegister: Type.Optional(Type.Boolean({ description: 'an unknown identity is registered as a member without asking (spec 1 §4)' })),
    smsTemplate: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9_.-]{1,64}$',
        message: 'must be letters, digits and _ . -',
        description: 'the message that a registration by identity asks the back end for (spec 1 §3); `register` where absent',
      }),
    ),
    emulator: Type.Optional(
      Type.String({
        pattern: '^http://(127\\.0\\.0\\.1|localhost):[0-9]{2,5}$',
        message: 'must be on this machine, like http://127.0.0.1:9099',
        description: 'the Firebase Auth emulator; production refuses it',
      }),
    ),
  },
  { additionalProperties: false },
)
export type FirebaseSetting = Static<typeof FirebaseSetting>

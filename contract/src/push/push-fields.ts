import Type, { type Static } from 'typebox'

/** What a push message is about. Players choose which of them they get. */
export const pushKinds = ['news', 'draws', 'messages', 'security'] as const
export type PushKind = (typeof pushKinds)[number]
export const PushKind = Type.Unsafe<PushKind>(Type.Union(pushKinds.map(kind => Type.Literal(kind))))

/** The one topic that there is (spec 1 §4): every device of a signed-in member. */
export const TOPIC_ALL = 'ALL'

/** The part of a Firebase project (spec 1 §3, Push provider config) by which a browser registers for messages. All of it is public. */
export const PushProject = Type.Object(
  { apiKey: Type.String(), projectId: Type.String(), appId: Type.String(), messagingSenderId: Type.String() },
  { description: 'push messages come by Firebase Cloud Messaging, from this project' },
)
export type PushProject = Static<typeof PushProject>

/**
 * Names one device's subscription (spec 1 §3, Push). For Web Push it is base64url of the subscription's JSON (W3C Push API, `PushSubscription.toJSON`):
 * whoever knows it can send to the device, so nobody but the device itself can name it. For Firebase Cloud Messaging it is base64url of `{"fid":…}`
 * with the browser's Firebase installation id.
 */
export const RegistrationToken = Type.String({ pattern: '^[A-Za-z0-9_-]{40,3000}$' })

import { FirebaseSetting } from '@foyer/contract/account/identity/firebase-setting'
import { optional, secretName } from '@foyer/contract/merchant/merchant-fields'

/** A merchant's Firebase project, by which its players sign in and get push messages. */
export const firebaseProject = {
  block: 'firebase',
  description: 'the merchant’s Firebase project: phone, Google and Facebook sign-in (docs/identity.md), push messages (docs/push.md)',
  settings: FirebaseSetting.properties,
  secrets: {
    serviceAccount: optional(
      secretName('the JSON key of a service account that may send messages; with it push messages go by Firebase Cloud Messaging (docs/push.md)'),
    ),
  },
} as const

import Type, { type Static } from 'typebox'

/** How somebody proved to the identity provider who they are. */
export const IdentityChannel = Type.Union([Type.Literal('phone'), Type.Literal('google'), Type.Literal('facebook')])
export type IdentityChannel = Static<typeof IdentityChannel>

/** The provider's proof of it, in the requests that carry one (spec 1 §3). */
export const firebaseFields = {
  firebaseChannel: IdentityChannel,
  firebaseIdToken: Type.String({
    pattern: '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*$',
    maxLength: 4096,
    description: 'an ID token of Firebase',
  }),
}

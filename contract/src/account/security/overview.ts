import Type from 'typebox'
import { IdentityChannel } from '#account/identity/identity-fields.ts'
import { Guest } from '#account/member/member-type.ts'
import { declareCall } from '#call.ts'

const Moment = Type.String({ description: 'ISO 8601' })
const Masked = Type.Union([Type.String({ description: 'only its first and last characters are shown' }), Type.Null()])

export const Factor = Type.Union([Type.Literal('mobile'), Type.Literal('email'), Type.Literal('authenticator'), Type.Literal('payeeName')])

/** How a member can prove their identity again within a session. */
export const ConfirmMethod = Type.Union(
  [Type.Literal('password'), Type.Literal('K'), Type.Literal('G'), Type.Literal('S'), Type.Literal('E'), Type.Literal('I')],
  { description: 'K: a passkey; I: an identity that is bound to the member' },
)

/** The id by which a page names a session or an identity. */
export const OpaqueId = Type.String({ pattern: '^[0-9a-f]{32}$' })

export const overview = declareCall({
  method: 'GET',
  path: '/wps/member/security',
  summary: 'What protects the member’s account: second factors, known networks, open sessions',
  session: 'required',
  moduleId: 'SECURITY3',
  cache: 'never',
  request: Type.Object({}),
  answer: Type.Object({
    guest: Guest,
    factors: Type.Object({ mobile: Masked, email: Masked, authenticator: Type.Boolean(), payeeName: Masked }),
    channels: Type.Object({ sms: Type.Boolean(), email: Type.Boolean() }, { description: 'ways the merchant sends codes' }),
    identities: Type.Array(Type.Object({ id: OpaqueId, channel: IdentityChannel, boundAt: Moment, lastUsedAt: Moment }), {
      description: 'phone and social identities the member signs in by, the oldest first',
    }),
    passkeys: Type.Object({
      offered: Type.Boolean({ description: 'whether one can be made and used at this address' }),
      most: Type.Integer({ description: 'how many a member may have' }),
      list: Type.Array(
        Type.Object({
          id: OpaqueId,
          name: Type.Union([Type.String({ description: 'as the member calls it' }), Type.Null()]),
          userAgent: Type.String({ description: 'of the browser that made it' }),
          synced: Type.Boolean({ description: 'the device’s maker keeps a copy for the member’s other devices' }),
          held: Type.Boolean({ description: 'works nowhere since the password was recovered, until the member says that it is theirs' }),
          elsewhere: Type.Union([Type.String({ description: 'the domain it belongs to, where it is another than this address’s' }), Type.Null()]),
          addedAt: Moment,
          lastUsedAt: Type.Union([Moment, Type.Null()]),
        }),
        { description: 'the oldest first' },
      ),
    }),
    alwaysAsk: Type.Boolean(),
    recoveryCodes: Type.Integer({ minimum: 0, description: 'how many are left' }),
    confirm: Type.Object({
      needed: Type.Boolean({ description: 'until the member has confirmed, a change fails with confirmation.required' }),
      methods: Type.Array(ConfirmMethod, { description: 'what the member can confirm with, the first recommended' }),
    }),
    networks: Type.Array(Type.Object({ prefix: Type.String(), firstSeenAt: Moment, lastSeenAt: Moment, current: Type.Boolean() })),
    trustedDevices: Type.Array(
      Type.Object({ id: OpaqueId, userAgent: Type.String(), trustedAt: Moment, expiresAt: Moment, current: Type.Boolean() }),
      { description: 'devices that a new network alone does not ask for a second factor, the latest first' },
    ),
    sessions: Type.Array(
      Type.Object({
        id: Type.String(),
        network: Type.String(),
        userAgent: Type.String(),
        openedAt: Moment,
        lastUsedAt: Moment,
        current: Type.Boolean(),
      }),
    ),
  }),
  errors: [],
})

import Type from 'typebox'
import { Guest, MemberType } from '#account/member/member-type.ts'
import { declareCall } from '#call.ts'
import { Language, orNull } from '#fields.ts'
import { RANKED } from '#ranks/rank.ts'
import { Pause } from '#safe-play/safe-play-fields.ts'
import { ProfileIcon } from './profile-icon.ts'

export const info = declareCall({
  method: 'GET',
  path: '/wps/member/info',
  summary: 'The member behind the session',
  session: 'required',
  moduleId: 'MEMBER3',
  request: Type.Object({}),
  answer: Type.Object({
    customerId: Type.String(),
    userName: Type.String(),
    merchantCode: Type.String(),
    type: MemberType,
    language: Type.Union([Language, Type.Null()]),
    currency: Type.String({ description: 'ISO 4217, or a special code whose first three letters count (spec 1 §9)' }),
    firstTimeLogin: Type.Boolean(),
    guest: Guest,
    hasPassword: Type.Boolean({ description: 'false: the first password is set without an old one' }),
    walletVersion: Type.Integer({
      minimum: 0,
      description: 'rises with every movement of the member’s money or points: then the balance is asked for anew',
    }),
    registeredAt: Type.String({ description: 'ISO 8601' }),
    clubLabel: Type.Union([
      Type.Object({ labelName: Type.String(), type: Type.String({ description: `${RANKED}: VIP benefits are shown` }), rankLevel: Type.Integer() }),
      Type.Null(),
    ]),
    profileIcon: ProfileIcon,
    pause: Type.Optional(orNull(Pause, { description: 'the break or self-exclusion that holds, so that every page can say so; absent means none' })),
    counts: Type.Optional(
      Type.Object(
        {
          chat: Type.Optional(Type.Integer({ minimum: 0, description: 'unread messages; absent where only the chat’s own provider knows' })),
          inbox: Type.Optional(
            Type.Integer({
              minimum: 0,
              description: 'what the member has not seen of the inbox, beside rewards and the chat; 100 stands for this many and more',
            }),
          ),
          rewards: Type.Optional(Type.Integer({ minimum: 0, description: 'rewards that wait; absent where the merchant has no promotions' })),
        },
        { description: 'what badges show; it comes with each renewal of the session, so that nothing else has to ask' },
      ),
    ),
  }),
  errors: [],
})

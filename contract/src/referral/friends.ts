import Type from 'typebox'
import { declareCall } from '#call.ts'
import { NextPage, PageCursor } from '#fields.ts'
import { INVITER_ERRORS, Points } from './invitation.ts'

export const friends = declareCall({
  method: 'GET',
  path: '/wps/referral/friends',
  summary: 'The friends who registered by the member’s code, the latest first, 20 on a page',
  session: 'required',
  moduleId: 'REFERRAL3',
  cache: 'never',
  request: Type.Object({ after: Type.Optional(PageCursor) }),
  answer: Type.Object({
    friends: Type.Array(
      Type.Object({
        name: Type.String({ description: 'masked: only the first and last characters are shown' }),
        joinedAt: Type.String({ description: 'ISO 8601' }),
        deposited: Type.Boolean({ description: 'whether the friend has made the first deposit' }),
        points: Points('for this one'),
      }),
    ),
    next: NextPage,
  }),
  errors: INVITER_ERRORS,
})

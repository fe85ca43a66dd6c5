import Type from 'typebox'
import { declareCall } from '#call.ts'
import { INVITER_ERRORS, Points } from './invitation.ts'

/** Where the next page of a list begins: the `next` of the answer before. */
export const PageCursor = Type.String({ pattern: '^[A-Za-z0-9_-]{1,200}$', description: '`next` of the page before; the first page if absent' })

export const NextPage = Type.Optional(
  Type.Unsafe<string>({ ...PageCursor, description: 'asks for the page after this one; absent on the last page' }),
)

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

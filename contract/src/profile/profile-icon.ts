import Type from 'typebox'
import { declareCall } from '#call.ts'

/** How many pictures are drawn; `gw.PROFILE_ICON_COUNT` says how many of them a merchant offers. */
export const PROFILE_ICONS = 99

export const ProfileIcon = Type.Union([Type.Integer({ minimum: 1, maximum: PROFILE_ICONS }), Type.Null()], {
  description: 'the number of the member’s picture; null: the first letter of the name',
})

export const profileIcon = declareCall({
  method: 'POST',
  path: '/wps/member/profileIcon',
  summary: 'Choose the picture that stands for the member: one of `gw.PROFILE_ICON_COUNT` of the common store, or one from the point market',
  session: 'required',
  moduleId: 'MEMBER3',
  request: Type.Object({ profileIcon: ProfileIcon }),
  answer: Type.Object({}),
  errors: [],
})

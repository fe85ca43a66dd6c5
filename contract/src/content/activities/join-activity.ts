import Type from 'typebox'
import { declareCall } from '#call.ts'
import { ActivityId } from './activities-content.ts'

export const joinActivity = declareCall({
  method: 'POST',
  path: '/wps/relay/PROMOFE_joinActivity',
  summary: 'Take part in an activity; once more changes nothing',
  session: 'required',
  moduleId: 'PROMOTION3',
  request: Type.Object({ id: ActivityId }),
  answer: Type.Object({}),
  errors: ['activity.unknown', 'activity.closed', 'no_permissions', 'play.paused'],
})

export const joinedActivities = declareCall({
  method: 'GET',
  path: '/wps/relay/PROMOFE_getJoinedActivities',
  summary: 'The activities that the member takes part in',
  session: 'required',
  moduleId: 'PROMOTION3',
  request: Type.Object({}),
  answer: Type.Object({ ids: Type.Array(ActivityId, { description: 'of those that the merchant has' }) }),
  errors: [],
})

import Type from 'typebox'
import { declareCall } from '#call.ts'

/** Of a leap year too, so that everybody's day is there. */
const MONTH_AND_DAY = '^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|[12][0-9]))$'

export const setBirthday = declareCall({
  method: 'PUT',
  path: '/wps/relay/PROMOFE_setBirthday',
  summary: 'Tells the day on which the birthday’s gift is given; once, for ever',
  session: 'required',
  moduleId: 'PROMOTION3',
  request: Type.Object({ day: Type.String({ pattern: MONTH_AND_DAY, description: 'MM-DD' }) }),
  answer: Type.Object({}),
  errors: ['no_permissions'],
})

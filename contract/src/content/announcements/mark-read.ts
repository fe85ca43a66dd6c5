import Type from 'typebox'
import { declareCall } from '#call.ts'
import { AnnouncementId } from './announcements-content.ts'

/** What a member has read is kept, so that it counts on every device. */
export const markRead = declareCall({
  method: 'POST',
  path: '/wps/announcements/read',
  summary: 'Notes that the member has read these announcements',
  session: 'required',
  moduleId: 'ANNOUNCEMENT3',
  request: Type.Object({ ids: Type.Array(AnnouncementId, { minItems: 1, maxItems: 50 }) }),
  answer: Type.Object({ unread: Type.Integer({ minimum: 0, description: 'how many the member has not read now' }) }),
  errors: [],
})

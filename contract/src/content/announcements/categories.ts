import Type from 'typebox'
import { declareCall } from '#call.ts'
import { AnnouncementId } from './announcements-content.ts'

/** The tabs of the list of messages (spec 2 §3, Promotion category). */
export const announcementCategories = declareCall({
  method: 'GET',
  path: '/wps/relay/PROMOFE_getPromotionAnnouncementCategory',
  summary: 'The categories of announcements, in the caller’s language',
  session: 'none',
  moduleId: 'ANNOUNCEMENT3',
  cache: 'session',
  request: Type.Object({}),
  answer: Type.Object({ categories: Type.Array(Type.Object({ id: AnnouncementId, name: Type.String() })) }),
  errors: [],
})

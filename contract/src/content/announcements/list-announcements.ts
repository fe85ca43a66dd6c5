import Type from 'typebox'
import { declareCall } from '#call.ts'
import { Announcement } from './announcement.ts'
import { AnnouncementId } from './announcements-content.ts'

/** Announcements in the list of messages, the latest first, page by page (spec 2 §7). */
export const listAnnouncements = declareCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  summary: 'Announcements for this visitor or member, the latest first, 20 at a time',
  session: 'optional',
  moduleId: 'ANNOUNCEMENT3',
  cache: 'never',
  request: Type.Object({
    types: Type.Optional(Type.Literal('PR', { description: 'promotions only' })),
    platform: Type.Optional(Type.Literal('M', { description: 'mobile: the only platform there is' })),
    category: Type.Optional(AnnouncementId),
    after: Type.Optional(Type.String({ ...AnnouncementId, description: 'the last announcement of the page before' })),
  }),
  answer: Type.Object({
    announcements: Type.Array(
      Type.Object({ ...Announcement.properties, read: Type.Boolean({ description: 'whether the member has read it; false for visitors' }) }),
    ),
    next: Type.Union([Type.String(), Type.Null()], { description: '`after` of the next page; null if there is none' }),
    unread: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      description: 'how many the member has not read, of all categories; null for visitors',
    }),
  }),
  errors: [],
})

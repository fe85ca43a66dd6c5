import Type, { type Static } from 'typebox'
import { linkageFields } from '#content/linkage/linkage.ts'
import { AnnouncementId, Execution } from './announcements-content.ts'

/** One announcement in the caller’s language (spec 2 §3, Popup item). */
export const Announcement = Type.Object({
  id: AnnouncementId,
  title: Type.String(),
  content: Type.String({ description: 'HTML; our server has cleaned it' }),
  category: AnnouncementId,
  execution: Execution,
  promotionType: Type.Optional(Type.String({ description: 'makes it a promotion' })),
  image: Type.Optional(Type.String({ description: 'address of its picture' })),
  alt: Type.Optional(Type.String()),
  from: Type.Optional(Type.String({ description: 'ISO 8601: since when it is shown' })),
  ...linkageFields,
})
export type Announcement = Static<typeof Announcement>

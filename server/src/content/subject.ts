import { declareSubject } from '#kernel/subject.ts'
import { type ActivityJoinStore, activityJoinStore } from './activities/activity-join-store.ts'
import { joinActivity } from './activities/join-activity.ts'
import { joinedActivities } from './activities/joined-activities.ts'
import { type AnnouncementReadStore, announcementReadStore } from './announcements/announcement-read-store.ts'
import { announcementCategories } from './announcements/categories.ts'
import { listAnnouncements } from './announcements/list-announcements.ts'
import { markRead } from './announcements/mark-read.ts'
import { popups } from './announcements/popups.ts'
import { announcementSweeps } from './announcements/sweeps.ts'
import { listBanners } from './banners/list-banners.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly activityJoins: ActivityJoinStore
    readonly announcementReads: AnnouncementReadStore
  }
}

export const content = declareSubject({
  stores: db => ({ activityJoins: activityJoinStore(db), announcementReads: announcementReadStore(db) }),
  recurring: announcementSweeps,
  answers: deps => ({
    'banners.list': listBanners(deps),
    'activities.join': joinActivity(deps),
    'activities.joined': joinedActivities(deps),
    'announcements.popups': popups(deps),
    'announcements.list': listAnnouncements(deps),
    'announcements.categories': announcementCategories,
    'announcements.read': markRead(deps),
  }),
})

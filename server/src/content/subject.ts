import { declareSubject } from '#kernel/subject.ts'
import { type ActivityJoinStore, activityJoinStore } from './activities/activity-join-store.ts'
import { activities } from './activities/content.ts'
import { joinActivity } from './activities/join-activity.ts'
import { joinedActivities } from './activities/joined-activities.ts'
import { type AnnouncementReadStore, announcementReadStore } from './announcements/announcement-read-store.ts'
import { announcementCategories } from './announcements/categories.ts'
import { announcements } from './announcements/content.ts'
import { inboxNews } from './announcements/inbox-news.ts'
import { listAnnouncements } from './announcements/list-announcements.ts'
import { markRead } from './announcements/mark-read.ts'
import { popups } from './announcements/popups.ts'
import { type SentAnnouncementStore, sentAnnouncementStore } from './announcements/sent-announcement-store.ts'
import { announcementSweeps } from './announcements/sweeps.ts'
import { banners } from './banners/content.ts'
import { listBanners } from './banners/list-banners.ts'
import { downloadImages } from './download-images/content.ts'
import { personalData } from './personal-data.ts'
import { CONTENT_USAGE, contentCommand } from './versions/content-command.ts'
import { type ContentVersionStore, contentVersionStore } from './versions/content-version-store.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly activityJoins: ActivityJoinStore
    readonly announcementReads: AnnouncementReadStore
    readonly sentAnnouncements: SentAnnouncementStore
    readonly contentVersions: ContentVersionStore
  }
}

declare module '#kernel/merchants/merchant.ts' {
  interface ContentKinds {
    activities: typeof activities
    announcements: typeof announcements
    banners: typeof banners
    downloadImages: typeof downloadImages
  }
}

export const content = declareSubject({
  personalData,
  console: () => import('./ops/ops.ts'),
  content: { activities, announcements, banners, downloadImages },
  stores: db => ({
    activityJoins: activityJoinStore(db),
    announcementReads: announcementReadStore(db),
    sentAnnouncements: sentAnnouncementStore(db),
    contentVersions: contentVersionStore(db),
  }),
  inbox: { news: inboxNews },
  commands: { content: { usage: CONTENT_USAGE, run: contentCommand } },
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

import * as activities from '#content/activities/schema.ts'
import * as announcements from '#content/announcements/schema.ts'
import * as versions from '#content/versions/schema.ts'
import { personal, NOBODY, type PersonalTable } from '#kernel/db/personal-table.ts'

/** What its tables know of people. */
export const personalData: readonly PersonalTable[] = [
  personal(activities.activityJoins, { plain: ['activityId'], why: 'taking part in an activity', afterRetention: 'deleted' }),
  personal(announcements.sentAnnouncements, {
    plain: ['id', 'words', 'path'],
    why: `${NOBODY}: what was sent to chosen members`,
    goes: 'after 90 days',
  }),
  personal(announcements.announcementRecipients, {
    plain: ['announcementId'],
    why: 'messages in the app',
    atClosing: 'deleted',
    goes: 'after 90 days',
  }),
  personal(announcements.announcementReads, { plain: ['announcementId'], why: 'showing news once', atClosing: 'deleted' }),
  personal(versions.contentStates, { why: NOBODY }),
  personal(versions.contentVersions, {
    holds: { madeBy: 'of a member of staff', changedBy: 'of a member of staff', publishedBy: 'of a member of staff' },
    plain: ['kind', 'body', 'state', 'reason'],
    why: 'what a brand shows and showed, and who wrote it',
    goes: 'stays: it is the history of what was shown',
  }),
  personal(versions.contentPictures, {
    holds: { by: 'of a member of staff' },
    plain: ['name', 'type', 'hash', 'image'],
    why: 'pictures that a brand shows',
    goes: 'stays: older versions show them',
  }),
]

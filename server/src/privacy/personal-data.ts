import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import * as factors from '#account/schema/factors.ts'
import * as members from '#account/schema/members.ts'
import * as sent from '#account/schema/sent-messages.ts'
import * as sessions from '#account/schema/sessions.ts'
import * as campaigns from '#campaigns/schema.ts'
import * as captcha from '#captcha/schema.ts'
import * as casework from '#casework/schema.ts'
import * as activities from '#content/activities/schema.ts'
import * as announcements from '#content/announcements/schema.ts'
import * as versions from '#content/versions/schema.ts'
import * as faults from '#faults/schema.ts'
import * as games from '#games/schema.ts'
import * as identityChecks from '#identity-checks/schema.ts'
import * as audit from '#kernel/audit/schema.ts'
import * as crypto from '#kernel/crypto/schema.ts'
import * as jobs from '#kernel/jobs/schema.ts'
import * as security from '#kernel/security/schema.ts'
import * as legal from '#legal/schema.ts'
import * as locks from '#locks/schema.ts'
import * as lottery from '#lottery/schema.ts'
import * as mall from '#mall/schema.ts'
import * as outbox from '#messages/schema.ts'
import * as report from '#money/report/schema.ts'
import * as ledger from '#money/schema.ts'
import * as payments from '#payments/schema.ts'
import * as playCredits from '#play-credit/schema.ts'
import * as push from '#push/schema.ts'
import * as referrals from '#referral/schema.ts'
import * as reports from '#reports/schema.ts'
import * as rewards from '#rewards/schema.ts'
import * as risk from '#risk/schema.ts'
import * as safePlay from '#safe-play/schema.ts'
import * as staff from '#staff/schema.ts'
import * as chat from '#support/chat/schema.ts'
import * as feedback from '#support/feedback/schema.ts'
import * as tracking from '#tracking/schema.ts'
import * as requests from './schema.ts'

type Column<Table extends PgTable> = keyof Table['$inferSelect'] & string
/** What becomes of a member's rows: they are deleted, or these columns get these values. */
export type Fate<Table extends PgTable = PgTable> = 'deleted' | Readonly<Partial<Record<Column<Table>, null | string | number | object | SQL>>>

interface Facts<Table extends PgTable> {
  /** What is known of a person, by column. The id of a member or device in its usual column needs no line. */
  readonly holds?: Readonly<Partial<Record<Column<Table>, string>>>
  /** The other columns of text, data or bytes: they say nothing of a person. Numbers, moments and yes or no need no line. */
  readonly plain?: readonly Column<Table>[]
  readonly why: string
  /** When the account is closed. */
  readonly atClosing?: Fate<Table>
  /** The same, but not as long as a self-exclusion holds, because otherwise it would be undone by a new account. */
  readonly atClosingUnlessExcluded?: Fate<Table>
  /** When the time is over for which the merchant keeps what is left of a closed account. */
  readonly afterRetention?: Fate<Table>
  /** When it goes otherwise, in words. */
  readonly goes?: string
}

export interface PersonalTable extends Facts<PgTable> {
  readonly table: PgTable
  /** Its column of the member's id, where it is not the usual one. */
  readonly memberColumn?: string
}

const of = <Table extends PgTable>(table: Table, facts: Facts<Table>, memberColumn?: Column<Table>): PersonalTable => ({
  ...(facts as unknown as Facts<PgTable>),
  table,
  ...(memberColumn !== undefined && { memberColumn }),
})

const NOBODY = 'nobody is in it'
/** Rows that hold a member's id beside figures: once the member's own row has lost the name, they lead to nobody. */
const FIGURES = 'stays in the books; after the retention its id leads to nobody'
const MINUTES = 'within minutes or hours, by a sweep'

/**
 * What every table knows of people, why, and how long. Closing an account and the sweep after the retention do what stands here
 * (`privacy/personal-data-store.ts`), `docs/personal-data.md` is made of it, and a test fails on a column without a line.
 */
export const personalData: readonly PersonalTable[] = [
  of(
    members.members,
    {
      holds: {
        username: 'the name that the member chose',
        passwordHash: 'a digest of the password',
        language: 'the language',
        clubLabel: 'the rank',
        mobile: 'the mobile number',
        email: 'the e-mail address',
        birthday: 'month and day of birth',
        country: 'the country from which they registered, or that staff found since: its rules of playing safely hold',
      },
      plain: ['id', 'currency', 'erased'],
      why: 'the account itself; after closing, who it was whose money is in the books',
      atClosing: { passwordHash: null, birthday: null, profileIcon: null, language: null, boardHidden: sql`true`, erased: 'closing' },
      atClosingUnlessExcluded: { mobile: null, mobileVerifiedAt: null, email: null, emailVerifiedAt: null },
      // The name stays taken until then; no name of a member has a point.
      afterRetention: { username: sql`'closed.' || id`, clubLabel: null, erased: 'retention' },
    },
    'id',
  ),
  of(members.memberDays, { plain: ['day'], why: 'sums of a day, for promotions and missions', afterRetention: 'deleted' }),
  of(members.registrations, {
    holds: {
      url: 'the page of the registration',
      domain: 'the site',
      affiliateCode: 'by whom the member came',
      referralCode: 'the friend’s code',
      networkPrefix: 'the network, without the last part of the address',
    },
    plain: ['method'],
    why: 'reports about advertising, and traces of fraud',
    afterRetention: 'deleted',
  }),
  of(sessions.sessions, {
    holds: { deviceId: 'a random id of the device', userAgent: 'how the browser names itself', networkPrefix: 'the network' },
    plain: ['tokenHash'],
    why: 'staying signed in, and the list of devices',
    atClosing: 'deleted',
    goes: 'when the session ends, 30 days at most',
  }),
  of(sessions.rememberTokens, {
    holds: { deviceId: 'a random id of the device' },
    plain: ['seriesHash', 'tokenHash', 'replacedHash'],
    why: 'signing in without typing',
    atClosing: 'deleted',
    goes: 'after 30 days',
  }),
  of(sessions.handoffCodes, { plain: ['codeHash', 'sessionHash'], why: 'going on signed in on another page', atClosing: 'deleted', goes: MINUTES }),
  of(sessions.networks, {
    holds: { prefix: 'a network from which the member signed in' },
    why: 'asking for a second factor from a new network',
    atClosing: 'deleted',
  }),
  of(factors.memberFactors, {
    holds: { payeeName: 'the name at the bank', authenticatorSecret: 'sealed', pendingSecret: 'sealed' },
    why: 'second factors',
    atClosing: 'deleted',
  }),
  of(factors.passwordProofs, { holds: { networkPrefix: 'the network' }, why: 'the second step of a sign-in', atClosing: 'deleted', goes: MINUTES }),
  of(factors.firstSteps, { plain: ['tokenHash', 'by'], why: 'the second step of a sign-in', atClosing: 'deleted', goes: MINUTES }),
  of(factors.trustedDevices, {
    holds: { deviceId: 'a random id of the device', userAgent: 'how the browser names itself' },
    plain: ['tokenHash'],
    why: 'not asking a known device for a second factor',
    atClosing: 'deleted',
    goes: 'after the merchant’s trustDays',
  }),
  of(factors.recoveryCodes, { plain: ['codeHash'], why: 'a second factor', atClosing: 'deleted' }),
  of(factors.oneTimeCodes, {
    holds: { key: 'a keyed digest of number or address' },
    plain: ['codeHash'],
    why: 'proving a number or address',
    goes: MINUTES,
  }),
  of(factors.identities, {
    holds: { subject: 'the member’s id at Google, Facebook or a partner' },
    plain: ['issuer', 'channel'],
    why: 'signing in by it',
    atClosingUnlessExcluded: 'deleted',
    afterRetention: 'deleted',
  }),
  of(audit.auditEvents, {
    holds: { ip: 'the address', userAgent: 'how the browser names itself', detail: 'e.g. the network' },
    plain: ['event', 'requestId', 'limitWindow'],
    why: 'the proof of who did what, and attacks',
    afterRetention: 'deleted',
    goes: 'after AUDIT_DAYS',
  }),
  of(security.limits, {
    holds: { key: 'the rule with a member’s id, device, name or network' },
    why: 'limits of tries',
    goes: 'within a day or two, by a sweep',
  }),
  of(captcha.captchaChallenges, {
    holds: { deviceId: 'a random id of the device', networkPrefix: 'the network' },
    plain: ['idHash', 'scene', 'kind', 'answer'],
    why: 'telling people and programs apart',
    goes: MINUTES,
  }),
  of(captcha.captchaPasses, {
    holds: { deviceId: 'a random id of the device', networkPrefix: 'the network' },
    plain: ['tokenHash', 'scene'],
    why: 'telling people and programs apart',
    goes: MINUTES,
  }),
  of(payments.payoutAccounts, {
    holds: {
      bank: 'the bank',
      sealedNumber: 'the account’s number, sealed',
      mark: 'a keyed digest of it',
      end: 'its last characters',
      holder: 'the holder’s name',
    },
    plain: ['id'],
    why: 'paying out; the law on money laundering asks for it afterwards',
    afterRetention: { sealedNumber: '', mark: sql`id`, end: '', holder: '' },
  }),
  of(payments.payments, {
    holds: {
      deviceId: 'a random id of the device',
      url: 'the provider’s page',
      providerId: 'the provider’s name for it',
      accountId: 'which bank account',
    },
    plain: [
      'id',
      'kind',
      'state',
      'formKey',
      'requestHash',
      'channel',
      'currency',
      'site',
      'reason',
      'takenBack',
      'contradiction',
      'resolved',
      'waitsFor',
      'decision',
      'decidedBy',
      'askedBy',
      'asideBy',
      'asideReason',
    ],
    why: 'deposits and withdrawals; the law asks to keep them',
    afterRetention: { deviceId: null, url: null, providerId: null },
  }),
  of(ledger.accounts, { plain: ['kind', 'asset'], why: 'the books', goes: FIGURES }),
  of(ledger.transfers, { plain: ['kind', 'reference', 'requestHash', 'detail'], why: 'the books, which nobody can change', goes: FIGURES }),
  of(ledger.entries, { plain: ['asset', 'transaction'], why: 'the books', goes: FIGURES }),
  of(ledger.moneyEvents, { plain: ['event', 'asset'], why: 'the books', goes: FIGURES }),
  of(ledger.assets, { plain: ['use', 'asset'], why: NOBODY }),
  of(ledger.houseSums, { plain: ['before'], why: NOBODY }),
  of(ledger.reconciliations, {
    holds: { examples: 'ids of members and movements with a fault' },
    plain: ['check'],
    why: 'finding faults in the books',
    goes: FIGURES,
  }),
  of(report.ledgerSums, { plain: ['kind', 'account', 'asset'], why: NOBODY }),
  of(report.ledgerFindings, {
    holds: { key: 'an id of a member, movement or payment with a fault' },
    plain: ['check', 'settledBy', 'note'],
    why: 'finding faults in the books, and what was done about them',
    goes: FIGURES,
  }),
  of(reports.reportParts, { plain: ['dimension', 'key'], why: NOBODY }),
  of(reports.reportDays, { plain: ['dimension', 'day', 'key'], why: NOBODY }),
  of(reports.reportPlayers, { plain: ['day'], why: 'counting each member once in a day and a week', goes: 'after 13 weeks' }),
  of(reports.reportFunnel, { plain: ['day'], why: NOBODY }),
  of(reports.reportCohorts, { plain: ['week'], why: NOBODY }),
  of(reports.reportMarks, { why: NOBODY }),
  of(playCredits.playCredits, { plain: ['state', 'weights'], why: 'play credit and its turnover', goes: FIGURES }),
  of(games.gameSessions, {
    plain: ['tokenHash', 'sessionHash', 'memberSessionHash', 'provider', 'game', 'language'],
    why: 'an open game',
    goes: 'after 30 days',
  }),
  of(games.gameRounds, {
    plain: ['provider', 'round', 'game', 'vendor', 'state'],
    why: 'what was staked and won, and the member’s history',
    goes: FIGURES,
  }),
  of(games.favoriteGames, { holds: { game: 'a game that the member marked' }, why: 'the member’s list', atClosing: 'deleted' }),
  of(lottery.lotteryDraws, {
    // The statement of a void draw names who of the operator's staff declared it; nobody of the players.
    plain: [
      'id',
      'lottery',
      'vendor',
      'name',
      'state',
      'rules',
      'sealedSeed',
      'commitment',
      'commitmentHash',
      'root',
      'rootStatement',
      'waitsFor',
      'voidStatement',
    ],
    why: NOBODY,
  }),
  of(lottery.lotteryResults, { plain: ['drawId', 'results', 'prizes', 'certificate', 'carriedFrom'], why: NOBODY }),
  of(lottery.lotteryTickets, {
    plain: ['drawId', 'play', 'numbers', 'salt', 'state'],
    why: 'the proof of a draw, which nobody can change',
    goes: FIGURES,
  }),
  of(lottery.lotteryStakes, { plain: ['drawId', 'subject'], why: NOBODY }),
  of(lottery.lotteryBlocks, { plain: ['drawId', 'root'], why: NOBODY }),
  of(mall.mallStock, { plain: ['good'], why: NOBODY }),
  of(mall.mallOrders, {
    holds: { address: 'name, number and address for the parcel', note: 'what was said to the member' },
    plain: ['key', 'good', 'name', 'state'],
    why: 'sending what was ordered, and complaints',
    afterRetention: { address: null, note: null },
  }),
  of(rewards.rewardClaims, { plain: ['promotionId', 'turn', 'ticket'], why: 'giving each reward once', goes: FIGURES }),
  of(rewards.rewardTotals, { plain: ['promotionId'], why: NOBODY }),
  of(rewards.boardPoints, { plain: ['week'], why: 'the board of points', goes: FIGURES }),
  of(referrals.referralCodes, {
    holds: { code: 'the member’s link', deviceId: 'a random id of the device' },
    why: 'inviting friends',
    afterRetention: 'deleted',
  }),
  of(referrals.referrals, { holds: { inviterId: 'who invited the member' }, plain: ['way'], why: 'inviting friends, for ever', goes: FIGURES }),
  of(safePlay.playLimits, { plain: ['kind', 'period', 'zone'], why: 'limits that the member set', afterRetention: 'deleted' }),
  of(safePlay.playPauses, { plain: ['kind'], why: 'breaks and self-exclusions, which hold after closing', afterRetention: 'deleted' }),
  of(casework.memberNotes, {
    holds: { text: 'what staff wrote about the member' },
    plain: ['by'],
    why: 'what the next one who helps the member should know',
    afterRetention: 'deleted',
  }),
  of(casework.memberTags, { plain: ['tag', 'by'], why: 'finding members again', afterRetention: 'deleted' }),
  of(locks.memberLocks, {
    holds: { reason: 'what staff wrote when they locked', liftedReason: 'what they wrote when they lifted it' },
    plain: ['scope', 'by', 'liftedBy'],
    why: 'what staff have locked, which holds after closing',
    afterRetention: 'deleted',
  }),
  of(safePlay.playClocks, { why: 'the reality check', atClosing: 'deleted' }),
  of(legal.acceptedDocuments, {
    plain: ['document', 'version'],
    why: 'the proof that a member accepted the terms, and which',
    afterRetention: 'deleted',
  }),
  of(activities.activityJoins, { plain: ['activityId'], why: 'taking part in an activity', afterRetention: 'deleted' }),
  of(announcements.sentAnnouncements, { plain: ['id', 'words', 'path'], why: `${NOBODY}: what was sent to chosen members`, goes: 'after 90 days' }),
  of(announcements.announcementRecipients, {
    plain: ['announcementId'],
    why: 'messages in the app',
    atClosing: 'deleted',
    goes: 'after 90 days',
  }),
  of(campaigns.offerChoices, {
    plain: ['channel'],
    why: 'the proof of what a member agreed to get, or ended (GDPR, article 7)',
    afterRetention: 'deleted',
  }),
  of(campaigns.campaignSegments, {
    holds: { by: 'of a member of staff' },
    plain: ['name', 'segment'],
    why: 'whom campaigns are for, by rules and not by names',
    goes: 'when staff remove it',
  }),
  of(campaigns.campaignSizes, { why: NOBODY }),
  of(campaigns.campaigns, {
    holds: { madeBy: 'of a member of staff' },
    plain: ['id', 'name', 'channel', 'segment', 'content', 'state', 'walkedTo'],
    why: 'what staff sent to many members',
    goes: '400 days after it ended',
  }),
  of(campaigns.campaignParts, { plain: ['campaignId', 'pushId'], why: NOBODY, goes: 'with its campaign' }),
  of(campaigns.campaignMembers, {
    plain: ['campaignId', 'state', 'reason'],
    why: 'nobody gets a campaign twice, and no more than the merchant’s cap',
    atClosing: 'deleted',
    goes: 'with its campaign',
  }),
  of(campaigns.campaignSkips, { plain: ['campaignId', 'reason'], why: NOBODY, goes: 'with its campaign' }),
  of(announcements.announcementReads, { plain: ['announcementId'], why: 'showing news once', atClosing: 'deleted' }),
  of(versions.contentStates, { why: NOBODY }),
  of(versions.contentVersions, {
    holds: { madeBy: 'of a member of staff', changedBy: 'of a member of staff', publishedBy: 'of a member of staff' },
    plain: ['kind', 'body', 'state', 'reason'],
    why: 'what a brand shows and showed, and who wrote it',
    goes: 'stays: it is the history of what was shown',
  }),
  of(versions.contentPictures, {
    holds: { by: 'of a member of staff' },
    plain: ['name', 'type', 'hash', 'image'],
    why: 'pictures that a brand shows',
    goes: 'stays: older versions show them',
  }),
  of(chat.chatThreads, { plain: ['assignedTo'], why: 'customer service', goes: 'with its last message' }),
  of(chat.chatMessages, {
    holds: { text: 'what was written' },
    plain: ['by', 'clientId', 'picture'],
    why: 'customer service',
    goes: 'after 180 days',
  }),
  of(chat.chatPictures, { holds: { image: 'a picture that the member sent' }, why: 'customer service', goes: 'after 180 days' }),
  of(feedback.feedback, {
    holds: { text: 'what the member wrote', answer: 'what was answered' },
    plain: ['clientId', 'topic'],
    why: 'answering it',
    goes: 'after 365 days',
  }),
  of(feedback.feedbackPictures, { holds: { image: 'a picture that the member sent' }, why: 'answering it', goes: 'after 365 days' }),
  of(identityChecks.identityChecks, {
    holds: {
      document: 'which kind of document',
      reason: 'why it was refused',
      words: 'what staff saw in it',
      sealedBirth: 'the day of birth in it, sealed',
    },
    plain: ['clientId', 'state', 'decidedBy'],
    why: 'identity and age, which the law wants to be known; afterwards it is the proof that they were',
    afterRetention: 'deleted',
  }),
  of(identityChecks.identityPictures, {
    holds: { sealedImage: 'a picture of a document, sealed' },
    why: 'the same',
    goes: 'of what was refused after 30 days, of what was accepted with it',
  }),
  of(identityChecks.identityPolicies, { plain: ['gate'], why: NOBODY }),
  of(faults.pageFaults, {
    plain: ['day', 'fault', 'version', 'engine', 'message', 'place', 'part', 'route', 'language'],
    why: `${NOBODY}: what a browser says of a fault is cleaned of all that may be of a person`,
    goes: 'after 30 days',
  }),
  of(outbox.outboxMessages, {
    holds: { recipient: 'number or address', subject: 'of the message', text: 'of the message' },
    plain: ['channel'],
    why: 'trying out without sending; not in production',
    goes: 'after a day',
  }),
  of(sent.sentMessages, {
    holds: { to: 'number or address, masked', what: 'what the message was for, never what it said' },
    plain: ['channel', 'outcome'],
    why: 'support sees what was sent to a member who asks',
    atClosing: 'deleted',
    goes: 'after 90 days',
  }),
  of(push.pushSubscriptions, {
    holds: { sealedToken: 'the address of the device at its push service, sealed', language: 'the language' },
    plain: ['id', 'provider', 'sessionHash', 'origin'],
    why: 'push messages',
    atClosing: 'deleted',
    goes: 'when the session is ended',
  }),
  of(push.pushRefusals, { plain: ['kind'], why: 'push messages that the member does not want', atClosing: 'deleted' }),
  of(push.pushes, {
    holds: { audience: 'for one member, the id' },
    plain: ['id', 'kind', 'says', 'path', 'state', 'plannedTo'],
    why: 'push messages',
    goes: 'after 30 days',
  }),
  of(push.pushDeliveries, {
    holds: { subscriptionId: 'the device' },
    plain: ['pushId', 'outcome'],
    why: 'counting what arrived',
    goes: 'after 30 days',
  }),
  of(tracking.trackingVisitors, {
    holds: {
      id: 'a random id of the device',
      pixels: 'by what advertising the visitor came',
      native: 'ids of the app',
      ip: 'the address',
      userAgent: 'how the browser names itself',
    },
    plain: ['version', 'origin'],
    why: 'what the visitor agreed to; the rest with consent alone (docs/tracking.md)',
    goes: 'at closing; 400 days after it was seen last; when the member deletes it',
  }),
  of(tracking.trackingChoices, { plain: ['version'], why: 'the proof of a choice', goes: 'after 400 days, if it does not hold any more' }),
  of(tracking.trackingEvents, {
    holds: { detail: 'page, game, site, affiliate code' },
    plain: ['id', 'moment', 'once', 'asset'],
    why: 'measuring advertising, with consent',
    goes: 'at closing; after 400 days; when the member deletes it',
  }),
  of(tracking.trackingDeliveries, { plain: ['eventId', 'provider', 'state', 'reason'], why: 'who was told of it', goes: 'with its event' }),
  of(jobs.jobs, {
    holds: { payload: 'what is to be done, with ids; a message with its recipient', orderKey: 'e.g. a member’s id' },
    plain: ['id', 'kind', 'lane', 'batchKey', 'provider', 'failure'],
    why: 'work that waits',
    goes: 'when it is done; 30 days after it was given up',
  }),
  of(jobs.stoppedProviders, { plain: ['provider', 'reason', 'settings'], why: NOBODY }),
  of(staff.staffPeople, {
    holds: {
      login: 'of a member of staff',
      name: 'of a member of staff',
      passwordHash: 'a digest of the password',
      totpSecret: 'the secret of the authenticator app, sealed',
    },
    plain: ['id'],
    why: 'who works in the house; events and approvals name them',
    goes: 'stays, because the trace of what staff did names it',
  }),
  of(staff.staffRoles, { plain: ['personId', 'role'], why: 'what staff may do where' }),
  of(staff.staffNetworks, {
    holds: { prefix: 'the network of a member of staff' },
    plain: ['personId'],
    why: 'nobody from elsewhere can keep them out',
    goes: '90 days after it was seen last',
  }),
  of(staff.staffInvites, {
    holds: { totpSecret: 'the secret of an authenticator app, sealed' },
    plain: ['tokenHash', 'personId'],
    why: 'how a member of staff comes in',
    goes: 'after a day',
  }),
  of(staff.staffSessions, {
    holds: { networkPrefix: 'the network', ip: 'the address', userAgent: 'how the browser names itself' },
    plain: ['tokenHash', 'personId'],
    why: 'sessions of staff',
    goes: 'after 12 hours at most',
  }),
  of(staff.staffChains, { plain: ['digest'], why: NOBODY }),
  of(staff.staffEvents, {
    holds: {
      login: 'of the member of staff',
      aboutId: 'whom or what it is about, e.g. the id of a member; of a search, what was looked for',
      before: 'facts before an act',
      after: 'facts after it',
      reason: 'in the words of the member of staff',
      ip: 'the address of the member of staff',
    },
    plain: ['personId', 'event', 'aboutKind', 'requestId', 'digest'],
    why: 'who of the staff did or read what',
    goes: 'stays: no row of it is ever changed or removed',
  }),
  of(staff.staffApprovals, {
    holds: {
      content: 'what is to be done, with ids',
      facts: 'what stood then, e.g. a sum',
      reason: 'in the words of who asked',
      answer: 'in the words of who decided',
    },
    plain: ['id', 'kind', 'digest', 'makerId', 'state', 'checkerId'],
    why: 'what two people did',
    goes: 'stays, as the event does',
  }),
  of(risk.riskMarks, { plain: ['journal'], why: NOBODY }),
  of(risk.riskLinks, {
    holds: { value: 'a random id of the device, the line or the address' },
    plain: ['kind'],
    why: 'preventing fraud: who shares a device or a line (GDPR, recital 47)',
    atClosing: 'deleted',
    goes: '180 days after it was seen last',
  }),
  of(risk.riskPlay, { plain: ['week', 'game'], why: 'preventing fraud: wins beyond what is likely', atClosing: 'deleted', goes: 'after 8 weeks' }),
  of(risk.riskSignals, {
    holds: { key: 'what it is of, e.g. a device', facts: 'the numbers that made it, with ids of others' },
    plain: ['kind'],
    why: 'preventing fraud: what stands out, for people to look at',
    atClosing: 'deleted',
    goes: '180 days after it was noticed last',
  }),
  of(risk.riskCases, {
    holds: {
      openedBy: 'of a member of staff',
      assignedTo: 'of a member of staff',
      closedBy: 'of a member of staff',
      closedReason: 'in the words of the member of staff',
    },
    plain: ['state'],
    why: 'preventing fraud: what staff looked into, and what came of it',
    afterRetention: 'deleted',
    goes: '730 days after it was closed',
  }),
  of(risk.riskNotes, {
    holds: { text: 'what staff found', by: 'of a member of staff' },
    why: 'preventing fraud: what staff found',
    afterRetention: 'deleted',
    goes: 'with its case',
  }),
  of(requests.dataRequests, {
    holds: { text: 'what the member asked for about their data', answer: 'what was answered' },
    plain: ['kind', 'by', 'endedBy', 'outcome'],
    why: 'the proof that requests about data were answered in time',
    afterRetention: 'deleted',
  }),
  of(crypto.rsaKeys, { plain: ['publicKey', 'privateKey'], why: NOBODY }),
  of(crypto.envelopeDigests, { plain: ['digest'], why: NOBODY }),
  of(crypto.serverKeys, { plain: ['name', 'key'], why: NOBODY }),
]

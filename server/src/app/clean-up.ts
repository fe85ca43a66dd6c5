import { accessDefaults } from '@foyer/contract/merchant/access'
import { SESSION_LIFE_MS } from '#account/session/find-session.ts'
import { GUEST_METHOD } from '#account/session/free-play.ts'
import { recurringJob, type JobWork } from '#kernel/jobs/job-work.ts'
import { cron, type Schedule } from '#kernel/jobs/schedule.ts'
import type { Deps } from './deps.ts'
import { SWEEPS } from './job-kinds.ts'

const EVERY_FIVE_MINUTES = cron('*/5 * * * *')
const HOURLY = cron('0 * * * *')

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A leap day more is kept rather than one less. */
const YEAR_MS = 366 * DAY_MS
/** Closed accounts that one run looks at; the next hour brings others. */
const CLOSED_AT_ONCE = 500
/** A failed captcha makes the next ones harder for this long (captcha/slider), ms. */
const CAPTCHA_FAILURE_MEMORY_MS = 15 * MINUTE_MS
/** The outbox shows messages of this period, ms. */
const OUTBOX_LIFE_MS = DAY_MS
/** Messages of the chat, and their pictures, are kept this long, ms (docs/chat.md). */
const CHAT_LIFE_MS = 180 * DAY_MS
/** Feedback and its answers are kept this long, ms (docs/feedback.md). */
const FEEDBACK_LIFE_MS = 365 * DAY_MS
/** A game that was started is known for this long: a bet of it may be repeated until then, ms. */
const GAME_SESSION_LIFE_MS = 30 * DAY_MS
/** A guest is deleted after this time, once no session of theirs is valid, ms. */
export const GUEST_LIFE_MS = DAY_MS
/** What became of a push is known for this long, ms. */
const PUSH_LIFE_MS = 30 * DAY_MS
/** What was tracked, and of whom, is kept for this long, ms; the wish of the member may end it earlier. */
const TRACKING_LIFE_MS = 400 * DAY_MS
/** A job that was given up stays visible to an operator this long, ms. */
const FAILED_JOB_LIFE_MS = 30 * DAY_MS

const sweep = (kind: string, schedule: Schedule, run: () => Promise<unknown>): JobWork =>
  recurringJob({
    kind,
    lane: SWEEPS,
    schedule,
    runsAtFirstStart: true,
    async run() {
      await run()
    },
  })

/** Removes expired rows. The rules also check each lifetime themselves, so a row that is swept late gives no access. */
export const cleanUps = ({ config, stores, merchants, clock }: Pick<Deps, 'config' | 'stores' | 'merchants' | 'clock'>): readonly JobWork[] => {
  const { auditDays } = config
  const before = (ms: number): Date => new Date(clock().getTime() - ms)
  const sweepSessions = async () => {
    for (const { code, session } of merchants.all()) await stores.sessions.sweep(code, before(session.idleSeconds * 1000), before(SESSION_LIFE_MS))
  }
  const sweepChats = async () => {
    for (const { code } of merchants.all()) await stores.chats.sweep(code, before(CHAT_LIFE_MS))
  }
  const sweepFeedback = async () => {
    for (const { code } of merchants.all()) await stores.feedback.sweep(code, before(FEEDBACK_LIFE_MS))
  }
  const sweepReads = async () => {
    for (const { code, content } of merchants.all())
      await stores.announcementReads.sweep(
        code,
        (content.announcements?.byDate ?? []).map(({ id }) => id),
      )
  }

  const sweepPushes = async () => {
    for (const { code } of merchants.all()) await stores.pushes.sweep(code, before(PUSH_LIFE_MS))
  }

  const sweepTracking = async () => {
    for (const { code } of merchants.all()) await stores.tracking.sweep(code, before(TRACKING_LIFE_MS))
  }

  const sweepClosedAccounts = async () => {
    const { personalData } = stores
    for (const { code, file } of merchants.all()) {
      for (const owner of await personalData.notEnded(code, CLOSED_AT_ONCE))
        await personalData.endAtClosing(owner, (await stores.safePlay.pauseOf(owner, clock()))?.kind === 'exclusion')
      const years = file.closedAccountYears ?? accessDefaults.closedAccountYears
      for (const owner of await personalData.overdue(code, before(years * YEAR_MS), CLOSED_AT_ONCE)) await personalData.endAfterRetention(owner)
    }
  }

  return [
    sweep('clean.closed-accounts', HOURLY, sweepClosedAccounts),
    sweep('clean.sessions', EVERY_FIVE_MINUTES, sweepSessions),
    sweep('clean.keys', EVERY_FIVE_MINUTES, () => stores.keys.sweep(clock())),
    sweep('clean.limits', EVERY_FIVE_MINUTES, () => stores.limits.sweep(clock())),
    sweep('clean.password-proofs', EVERY_FIVE_MINUTES, () => stores.factors.sweepProofs(clock())),
    sweep('clean.first-steps', EVERY_FIVE_MINUTES, () => stores.firstSteps.sweep(clock())),
    sweep('clean.captchas', EVERY_FIVE_MINUTES, () => stores.captchas.sweep(before(CAPTCHA_FAILURE_MEMORY_MS))),
    sweep('clean.codes', EVERY_FIVE_MINUTES, () => stores.codes.sweep(clock())),
    sweep('clean.handoffs', EVERY_FIVE_MINUTES, () => stores.handoffs.sweep(clock())),
    sweep('clean.outbox', HOURLY, () => stores.outbox.sweep(before(OUTBOX_LIFE_MS))),
    sweep('clean.chats', HOURLY, sweepChats),
    sweep('clean.feedback', HOURLY, sweepFeedback),
    sweep('clean.remember-tokens', HOURLY, () => stores.remember.sweep(clock())),
    sweep('clean.game-sessions', HOURLY, () => stores.gameSessions.sweep(before(GAME_SESSION_LIFE_MS))),
    sweep('clean.trusted-devices', HOURLY, () => stores.trustedDevices.sweep(clock())),
    sweep('clean.announcement-reads', HOURLY, sweepReads),
    sweep('clean.pushes', HOURLY, sweepPushes),
    sweep('clean.tracking', HOURLY, sweepTracking),
    sweep('clean.guests', HOURLY, () => stores.members.sweepGuests(GUEST_METHOD, before(GUEST_LIFE_MS))),
    sweep('clean.failed-jobs', HOURLY, () => stores.jobs.sweep(before(FAILED_JOB_LIFE_MS))),
    sweep('clean.audit-events', HOURLY, () => stores.audit.sweep(before(auditDays * DAY_MS))),
  ]
}

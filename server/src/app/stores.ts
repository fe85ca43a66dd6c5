import { identityStore, type IdentityStore } from '#account/identity/identity-store.ts'
import { memberStore, type MemberStore } from '#account/member/member-store.ts'
import { handoffStore, type HandoffStore } from '#account/session/handoff-store.ts'
import { networkStore, type NetworkStore } from '#account/session/network-store.ts'
import { rememberStore, type RememberStore } from '#account/session/remember-store.ts'
import { sessionStore, type SessionStore } from '#account/session/session-store.ts'
import { factorStore, type FactorStore } from '#account/two-factor/factor-store.ts'
import { firstStepStore, type FirstStepStore } from '#account/two-factor/first-step-store.ts'
import { recoveryCodeStore, type RecoveryCodeStore } from '#account/two-factor/recovery-code-store.ts'
import { trustedDeviceStore, type TrustedDeviceStore } from '#account/two-factor/trusted-device-store.ts'
import { codeStore, type CodeStore } from '#account/verification/code-store.ts'
import { captchaStore, type CaptchaStore } from '#captcha/captcha-store.ts'
import { activityJoinStore, type ActivityJoinStore } from '#content/activities/activity-join-store.ts'
import { announcementReadStore, type AnnouncementReadStore } from '#content/announcements/announcement-read-store.ts'
import { bigWinStore, type BigWinStore } from '#games/big-win-store.ts'
import { gameSessionStore, type GameSessionStore } from '#games/game-session-store.ts'
import { memberPlayStore, type MemberPlayStore } from '#games/member-play-store.ts'
import { myGamesStore, type MyGamesStore } from '#games/my-games-store.ts'
import { myRoundsStore, type MyRoundsStore } from '#games/my-rounds-store.ts'
import { vendorBookStore, type VendorBookStore } from '#games/vendor-book-store.ts'
import { auditStore, type AuditStore } from '#kernel/audit/audit-store.ts'
import { keyStore, type KeyStore } from '#kernel/crypto/key-store.ts'
import { serverKeyStore, type ServerKeyStore } from '#kernel/crypto/server-key-store.ts'
import type { Database } from '#kernel/db/database.ts'
import { jobClaims } from '#kernel/jobs/job-claims.ts'
import { jobOverview } from '#kernel/jobs/job-overview.ts'
import { jobQueue } from '#kernel/jobs/job-queue.ts'
import type { JobStore } from '#kernel/jobs/job-store.ts'
import { stoppedProviderStore, type StoppedProviderStore } from '#kernel/jobs/stopped-provider-store.ts'
import { limitStore, type LimitStore } from '#kernel/security/limit-store.ts'
import { drawStore, type DrawStore } from '#lottery/draws/draw-store.ts'
import { ticketStore, type TicketStore } from '#lottery/tickets/ticket-store.ts'
import { mallStore, type MallStore } from '#mall/mall-store.ts'
import { outboxStore, type OutboxStore } from '#messages/outbox-store.ts'
import { ledgerStore, type LedgerStore } from '#money/ledger/ledger-store.ts'
import { reconcileStore, type ReconcileStore } from '#money/ledger/reconcile-store.ts'
import { statementStore, type StatementStore } from '#money/ledger/statement-store.ts'
import { paymentStore, type PaymentStore } from '#payments/payment-store.ts'
import { payoutAccountStore, type PayoutAccountStore } from '#payments/payout-accounts/payout-account-store.ts'
import { playCreditStore, type PlayCreditStore } from '#play-credit/play-credit-store.ts'
import { pushStore, type PushStore } from '#push/push-store.ts'
import { pushSubscriptionStore, type PushSubscriptionStore } from '#push/push-subscription-store.ts'
import { referralStore, type ReferralStore } from '#referral/referral-store.ts'
import { rewardStore, type RewardStore } from '#rewards/reward-store.ts'
import { playClockStore, type PlayClockStore } from '#safe-play/play-clock-store.ts'
import { safePlayStore, type SafePlayStore } from '#safe-play/safe-play-store.ts'
import { chatStore, type ChatStore } from '#support/chat/chat-store.ts'
import { feedbackStore, type FeedbackStore } from '#support/feedback/feedback-store.ts'
import { trackedDataStore, type TrackedDataStore } from '#tracking/tracked-data-store.ts'
import { trackingStore, type TrackingStore } from '#tracking/tracking-store.ts'
import { personalDataStore, type PersonalDataStore } from './personal-data/personal-data-store.ts'

/** All tables, on one connection: the pool's, or that of a unit of work. */
export interface Stores {
  readonly members: MemberStore
  readonly memberPlay: MemberPlayStore
  readonly personalData: PersonalDataStore
  readonly sessions: SessionStore
  readonly remember: RememberStore
  readonly networks: NetworkStore
  readonly factors: FactorStore
  readonly firstSteps: FirstStepStore
  readonly trustedDevices: TrustedDeviceStore
  readonly recoveryCodes: RecoveryCodeStore
  readonly audit: AuditStore
  readonly keys: KeyStore
  readonly jobs: JobStore
  readonly stoppedProviders: StoppedProviderStore
  readonly limits: LimitStore
  readonly captchas: CaptchaStore
  readonly chats: ChatStore
  readonly identities: IdentityStore
  readonly handoffs: HandoffStore
  readonly codes: CodeStore
  readonly feedback: FeedbackStore
  readonly mall: MallStore
  readonly outbox: OutboxStore
  readonly serverKeys: ServerKeyStore
  readonly referrals: ReferralStore
  readonly activityJoins: ActivityJoinStore
  readonly rewards: RewardStore
  readonly ledger: LedgerStore
  readonly statement: StatementStore
  readonly bigWins: BigWinStore
  readonly announcementReads: AnnouncementReadStore
  readonly reconcile: ReconcileStore
  readonly payments: PaymentStore
  readonly payoutAccounts: PayoutAccountStore
  readonly draws: DrawStore
  readonly tickets: TicketStore
  readonly safePlay: SafePlayStore
  readonly playClocks: PlayClockStore
  readonly playCredits: PlayCreditStore
  readonly gameSessions: GameSessionStore
  readonly myGames: MyGamesStore
  readonly myRounds: MyRoundsStore
  readonly vendorBooks: VendorBookStore
  readonly pushSubscriptions: PushSubscriptionStore
  readonly pushes: PushStore
  readonly tracking: TrackingStore
  readonly trackedData: TrackedDataStore
}

/**
 * Runs `work` in one transaction: all of its writes or none. Inside it, use only the stores that are handed in (with the embedded
 * database the outer handle would wait for itself), and do nothing slow: for example, hash no passwords there.
 */
export type UnitOfWork = <Result>(work: (stores: Stores) => Promise<Result>) => Promise<Result>

const nobody = () => undefined

/** `queued` is called when a job was queued. */
export const storesOn = (db: Database, queued: () => void = nobody): Stores => ({
  members: memberStore(db),
  memberPlay: memberPlayStore(db),
  personalData: personalDataStore(db),
  sessions: sessionStore(db),
  remember: rememberStore(db),
  networks: networkStore(db),
  factors: factorStore(db),
  firstSteps: firstStepStore(db),
  trustedDevices: trustedDeviceStore(db),
  recoveryCodes: recoveryCodeStore(db),
  audit: auditStore(db),
  keys: keyStore(db),
  jobs: { ...jobQueue(db, queued), ...jobClaims(db), ...jobOverview(db) },
  stoppedProviders: stoppedProviderStore(db),
  limits: limitStore(db),
  captchas: captchaStore(db),
  chats: chatStore(db),
  identities: identityStore(db),
  handoffs: handoffStore(db),
  codes: codeStore(db),
  feedback: feedbackStore(db),
  mall: mallStore(db),
  outbox: outboxStore(db),
  serverKeys: serverKeyStore(db),
  referrals: referralStore(db),
  activityJoins: activityJoinStore(db),
  rewards: rewardStore(db),
  ledger: ledgerStore(db),
  statement: statementStore(db),
  bigWins: bigWinStore(db),
  announcementReads: announcementReadStore(db),
  reconcile: reconcileStore(db),
  payments: paymentStore(db),
  payoutAccounts: payoutAccountStore(db),
  draws: drawStore(db),
  tickets: ticketStore(db),
  safePlay: safePlayStore(db),
  playClocks: playClockStore(db),
  playCredits: playCreditStore(db),
  gameSessions: gameSessionStore(db),
  myGames: myGamesStore(db),
  myRounds: myRoundsStore(db),
  vendorBooks: vendorBookStore(db),
  pushSubscriptions: pushSubscriptionStore(db),
  pushes: pushStore(db),
  tracking: trackingStore(db),
  trackedData: trackedDataStore(db),
})

/** `queued` is called once a unit that queued jobs is committed. */
export const unitOfWorkOn =
  (db: Database, queued: () => void = nobody): UnitOfWork =>
  async work => {
    let hasJobs = false
    const result = await db.transaction(unit => work(storesOn(unit, () => (hasJobs = true))))
    if (hasJobs) queued()
    return result
  }

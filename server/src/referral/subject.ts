import { declareSubject } from '#kernel/subject.ts'
import { connectFriend } from './connect-friend.ts'
import { referral as referralContent } from './content.ts'
import { downline, downlineTotals } from './downline.ts'
import { friends } from './friends.ts'
import { invitation } from './invitation.ts'
import { registerInvitePictures } from './invite/invite-pictures.ts'
import { jobKinds } from './job-kinds.ts'
import { personalData } from './personal-data.ts'
import { type ReferralStore, referralStore } from './referral-store.ts'
import { registerPlayer } from './register-player.ts'
import { rewardReferral } from './reward-referral.ts'

declare module '#kernel/deps.ts' {
  interface Stores {
    readonly referrals: ReferralStore
  }
}

declare module '#kernel/merchants/merchant.ts' {
  interface ContentKinds {
    referral: typeof referralContent
  }
}

export const referral = declareSubject({
  personalData,
  console: () => import('./ops/ops.ts'),
  content: { referral: referralContent },
  stores: db => ({ referrals: referralStore(db) }),
  jobKinds,
  moneyListeners: [{ events: ['deposit'], kind: jobKinds.rewardReferral }],
  listeners: () => ({ memberCreated: (unit, created, _caller, now) => connectFriend(unit, created, now) }),
  works: deps => ({ rewardReferral: rewardReferral(deps) }),
  pageRoutes: (app, { merchants, clock }) => registerInvitePictures(app, merchants, clock),
  answers: deps => ({
    'referral.invitation': invitation(deps),
    'referral.friends': friends(deps),
    'referral.downline': downline(deps),
    'referral.downlineTotals': downlineTotals(deps),
    'referral.registerPlayer': registerPlayer(deps),
  }),
})

import { calls, type CallName } from '@foyer/contract'
import type { CallDeclaration } from '@foyer/contract/call'

/** What a page reads about its member, answered for the made-up one while a draft is looked at: each only reads, as a test tries. */
const OF_MEMBER: ReadonlySet<CallName> = new Set<CallName>([
  'member.info',
  'wallet.balance',
  'wallet.depositSettings',
  'wallet.depositStats',
  'payments.depositChannels',
  'payments.withdrawalSetting',
  'safePlay.overview',
  'promotions.availablePromotions',
  'rewards.mine',
  'rewards.board',
  'activities.joined',
  'announcements.popups',
  'announcements.list',
  'inbox.list',
  'legal.due',
  'identity.status',
  'ranks.playerRankProgress',
  'mall.overview',
  'mall.orders',
  'games.mine',
  'lottery.tickets',
  'referral.invitation',
  'referral.friends',
  'referral.downline',
  'referral.downlineTotals',
  'chat.unreadCount',
  'feedback.list',
  'offers.choices',
  'push.kinds',
  'tracking.pixels',
])

/** Reads at a company outside, or begins something there. */
const OUTSIDE: ReadonlySet<CallName> = new Set<CallName>(['games.trialLaunch', 'captcha.geetest'])

/** Whether a call is answered while a draft is looked at. Everything else is refused: nothing can be done there. */
export const isPreviewed = (name: CallName): boolean => {
  const { method, session }: CallDeclaration = calls[name]
  return method === 'GET' && (session === 'none' ? !OUTSIDE.has(name) : OF_MEMBER.has(name))
}

export const previewedCalls = (): readonly CallName[] => (Object.keys(calls) as CallName[]).filter(isPreviewed)

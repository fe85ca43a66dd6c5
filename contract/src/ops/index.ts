import * as help from '#account/ops/help.ts'
import { memberSecurity, resetFactor } from '#account/ops/security.ts'
import { endSessions, memberSessions } from '#account/ops/sessions.ts'
import type { AnswerOf, RequestOf } from '#call.ts'
import * as campaignActs from '#campaigns/ops/campaign-acts.ts'
import * as campaigns from '#campaigns/ops/campaigns.ts'
import * as segments from '#campaigns/ops/saved-segments.ts'
import { findMembers } from '#casework/ops/find.ts'
import { getMember } from '#casework/ops/get.ts'
import { addNote, removeNote, tagMember } from '#casework/ops/member-acts.ts'
import { memberMoney } from '#casework/ops/money.ts'
import { renameMember } from '#casework/ops/rename.ts'
import { memberStaffActs } from '#casework/ops/staff-acts.ts'
import { unmaskMember } from '#casework/ops/unmask.ts'
import * as content from '#content/ops/content.ts'
import { memberRounds, roundReplay } from '#games/ops/member-play.ts'
import * as replays from '#games/ops/replay.ts'
import * as returns from '#games/ops/returns.ts'
import * as rounds from '#games/ops/rounds.ts'
import * as voids from '#games/ops/void-round.ts'
import * as identityDecisions from '#identity-checks/ops/decide.ts'
import * as identity from '#identity-checks/ops/identity.ts'
import { lockMembers, unlockMember } from '#locks/ops/lock.ts'
import * as draws from '#lottery/ops/draws.ts'
import { memberTickets, ticketProof } from '#lottery/ops/member-tickets.ts'
import * as pools from '#lottery/ops/pools.ts'
import * as voidDraws from '#lottery/ops/void-draw.ts'
import * as orders from '#mall/ops/orders.ts'
import * as ledger from '#money/ops/ledger.ts'
import * as days from '#money/ops/money-of-day.ts'
import * as corrections from '#payments/ops/corrections.ts'
import * as decide from '#payments/ops/decide.ts'
import * as known from '#payments/ops/payment.ts'
import * as queue from '#payments/ops/queue.ts'
import * as repair from '#payments/ops/repair.ts'
import { closeMember } from '#privacy/ops/close-member.ts'
import * as data from '#privacy/ops/data.ts'
import * as requests from '#privacy/ops/requests.ts'
import { memberMessages } from '#push/ops/member-messages.ts'
import { makeAgent } from '#referral/ops/make-agent.ts'
import { memberInvited } from '#referral/ops/member-invited.ts'
import * as agents from '#reports/ops/agents.ts'
import * as reports from '#reports/ops/reports.ts'
import { memberRewards } from '#rewards/ops/member-rewards.ts'
import * as riskActs from '#risk/ops/case-acts.ts'
import * as risk from '#risk/ops/risk.ts'
import * as exclusionExports from '#safe-play/ops/exclusion-exports.ts'
import * as exclusions from '#safe-play/ops/exclusion-register.ts'
import * as limits from '#safe-play/ops/limits.ts'
import { decide as decideApproval, get as getApproval, list as listApprovals } from '#staff/ops/approvals.ts'
import { checkEvents, listEvents } from '#staff/ops/audit.ts'
import { beginEnrolment, finishEnrolment } from '#staff/ops/enrolment.ts'
import { inviteStaff } from '#staff/ops/invite.ts'
import { listKeys, rotateKey } from '#staff/ops/keys.ts'
import { listOps } from '#staff/ops/list-ops.ts'
import { me } from '#staff/ops/me.ts'
import { addPasskey, beginPasskey, listPasskeys, passkeyOptions, passkeySignIn, removePasskey } from '#staff/ops/passkeys.ts'
import { signIn } from '#staff/ops/sign-in.ts'
import { signOut } from '#staff/ops/sign-out.ts'
import { endStaffSessions, grantRole, leaveStaff, listStaff, removeStaffPasskey, revokeRole } from '#staff/ops/staff.ts'
import { dropJob, overview as systemOverview, resumeProvider, retryJob } from '#staff/ops/system.ts'
import { endToken, listTokens, makeToken } from '#staff/ops/tokens.ts'
import * as chatActs from '#support/ops/chat-acts.ts'
import * as chats from '#support/ops/chats.ts'
import * as feedback from '#support/ops/feedback.ts'
import { forgetTracked, memberTracked } from '#tracking/ops/tracked.ts'
import type { OpDeclaration } from './op.ts'

/** Every op of the console, by its name. */
export const ops = {
  'session.signIn': signIn,
  'session.signOut': signOut,
  'session.me': me,
  'payments.queue': queue.queue,
  'payments.get': queue.get,
  'payments.approve': decide.approve,
  'payments.refuse': decide.refuse,
  'payments.hold': decide.hold,
  'payments.stuck': repair.stuck,
  'payments.contradictions': repair.contradictions,
  'payments.resolve': repair.resolve,
  'payments.askCompany': repair.askCompany,
  'payments.giveBack': repair.giveBack,
  'ledger.accounts': ledger.accounts,
  'ledger.findings': ledger.findings,
  'ledger.settle': ledger.settle,
  'ledger.trialBalance': ledger.trialBalance,
  'ledger.preview': corrections.preview,
  'ledger.adjust': corrections.adjust,
  'ledger.chargeback': corrections.chargeback,
  'ledger.owing': corrections.owing,
  'ledger.payment': known.payment,
  'money.day': days.moneyOfDay,
  'games.rounds': rounds.list,
  'games.round': rounds.get,
  'games.replay': replays.replay,
  'games.askVoid': voids.askVoid,
  'games.returns': returns.returns,
  'draws.calendar': draws.calendar,
  'draws.get': draws.get,
  'draws.pools': pools.pools,
  'draws.askVoid': voidDraws.askVoid,
  'inbox.chats': chats.chats,
  'inbox.chat': chats.chat,
  'inbox.picture': chats.picture,
  'inbox.canned': chatActs.canned,
  'inbox.answer': chatActs.answer,
  'inbox.assign': chatActs.assign,
  'inbox.feedback': feedback.feedback,
  'inbox.feedbackPictures': feedback.feedbackPictures,
  'inbox.answerFeedback': feedback.answerFeedback,
  'inbox.orders': orders.orders,
  'inbox.orderAddress': orders.orderAddress,
  'inbox.stepOrder': orders.stepOrder,
  'content.kinds': content.kinds,
  'content.get': content.get,
  'content.version': content.version,
  'content.texts': content.texts,
  'content.save': content.save,
  'content.discard': content.discard,
  'content.publish': content.publish,
  'content.callOff': content.callOff,
  'content.rollBack': content.rollBack,
  'content.preview': content.preview,
  'content.picture': content.picture,
  'content.upload': content.upload,
  'members.find': findMembers,
  'members.get': getMember,
  'members.unmask': unmaskMember,
  'members.money': memberMoney,
  'members.rounds': memberRounds,
  'members.replay': roundReplay,
  'members.tickets': memberTickets,
  'members.ticketProof': ticketProof,
  'members.sessions': memberSessions,
  'members.endSessions': endSessions,
  'members.security': memberSecurity,
  'members.resetFactor': resetFactor,
  'members.limits': limits.memberLimits,
  'members.exclude': limits.excludeMember,
  'members.rewards': memberRewards,
  'members.messages': memberMessages,
  'members.invited': memberInvited,
  'members.staffActs': memberStaffActs,
  'members.note': addNote,
  'members.removeNote': removeNote,
  'members.tag': tagMember,
  'members.lock': lockMembers,
  'members.sendRecovery': help.sendRecovery,
  'members.askNumber': help.askNumber,
  'members.rename': renameMember,
  'members.unlock': unlockMember,
  'members.close': closeMember,
  'exclusions.list': exclusions.exclusionRegister,
  'exclusions.import': exclusions.importExclusions,
  'exclusions.askExport': exclusionExports.askExport,
  'exclusions.exports': exclusionExports.exports,
  'exclusions.export': exclusionExports.exportExclusions,
  'members.tracked': memberTracked,
  'members.forget': forgetTracked,
  'members.giveData': data.giveData,
  'members.fates': data.memberFates,
  'privacy.retention': data.retention,
  'requests.list': requests.list,
  'requests.add': requests.add,
  'requests.end': requests.end,
  'enrolment.begin': beginEnrolment,
  'enrolment.finish': finishEnrolment,
  'approvals.list': listApprovals,
  'approvals.get': getApproval,
  'approvals.decide': decideApproval,
  'staff.list': listStaff,
  'staff.invite': inviteStaff,
  'staff.grant': grantRole,
  'staff.revoke': revokeRole,
  'staff.leave': leaveStaff,
  'staff.endSessions': endStaffSessions,
  'staff.removePasskey': removeStaffPasskey,
  'session.passkeyOptions': passkeyOptions,
  'session.passkeySignIn': passkeySignIn,
  'passkeys.list': listPasskeys,
  'passkeys.begin': beginPasskey,
  'passkeys.add': addPasskey,
  'passkeys.remove': removePasskey,
  'tokens.list': listTokens,
  'tokens.make': makeToken,
  'tokens.end': endToken,
  'ops.list': listOps,
  'audit.list': listEvents,
  'audit.check': checkEvents,
  'agents.list': agents.list,
  'agents.statement': agents.statement,
  'agents.players': agents.players,
  'agents.make': makeAgent,
  'campaigns.list': campaigns.list,
  'campaigns.get': campaigns.get,
  'campaigns.estimate': segments.estimate,
  'campaigns.save': campaignActs.save,
  'campaigns.count': campaignActs.count,
  'campaigns.test': campaignActs.test,
  'campaigns.ask': campaignActs.ask,
  'campaigns.stop': campaignActs.stop,
  'campaigns.segments': segments.segments,
  'campaigns.saveSegment': segments.saveSegment,
  'campaigns.removeSegment': segments.removeSegment,
  'risk.cases': risk.cases,
  'risk.case': risk.getCase,
  'risk.open': riskActs.openCase,
  'risk.note': riskActs.note,
  'risk.assign': riskActs.assignCase,
  'risk.state': riskActs.moveCase,
  'reports.state': reports.state,
  'reports.money': reports.money,
  'reports.funnel': reports.funnel,
  'system.overview': systemOverview,
  'system.retryJob': retryJob,
  'system.dropJob': dropJob,
  'system.resumeProvider': resumeProvider,
  'system.keys': listKeys,
  'identity.list': identity.list,
  'identity.get': identity.get,
  'identity.accept': identityDecisions.accept,
  'identity.refuse': identityDecisions.refuse,
  'identity.takeBack': identityDecisions.takeBack,
  'system.rotateKey': rotateKey,
} as const satisfies Record<string, OpDeclaration>

export type Ops = typeof ops
export type OpName = keyof Ops

/** What each op is given and what it answers, as tables, so that the compiler works each type out once. */
export type OpRequests = { readonly [Name in OpName]: RequestOf<Ops[Name]> }
export type OpAnswers = { readonly [Name in OpName]: AnswerOf<Ops[Name]> }

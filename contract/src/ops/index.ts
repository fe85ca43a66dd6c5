import { decide as decideApproval, get as getApproval, list as listApprovals } from './approvals/approvals.ts'
import { checkEvents, listEvents } from './audit/audit.ts'
import { beginEnrolment, finishEnrolment } from './enrolment/enrolment.ts'
import { findMembers } from './members/find.ts'
import { getMember, unmaskMember } from './members/get.ts'
import { excludeMember, exclusionRegister, importExclusions, memberLimits } from './members/limits.ts'
import { lockMembers, unlockMember } from './members/lock.ts'
import { memberMoney } from './members/money.ts'
import { addNote, closeMember, memberInvited, memberMessages, memberRewards, removeNote, tagMember } from './members/others.ts'
import { memberRounds, memberTickets, roundReplay, ticketProof } from './members/play.ts'
import { memberSecurity, resetFactor } from './members/security.ts'
import { endSessions, memberSessions } from './members/sessions.ts'
import type { OpDeclaration } from './op.ts'
import { approve, hold, refuse } from './payments/decide.ts'
import { get, queue } from './payments/queue.ts'
import { askCompany, contradictions, giveBack, resolve, stuck } from './payments/repair.ts'
import { me } from './session/me.ts'
import { signIn } from './session/sign-in.ts'
import { signOut } from './session/sign-out.ts'
import { endStaffSessions, grantRole, inviteStaff, leaveStaff, listStaff, revokeRole } from './staff/staff.ts'
import { dropJob, overview as systemOverview, resumeProvider, retryJob } from './system/system.ts'

/** Every op of the console, by its name. */
export const ops = {
  'session.signIn': signIn,
  'session.signOut': signOut,
  'session.me': me,
  'payments.queue': queue,
  'payments.get': get,
  'payments.approve': approve,
  'payments.refuse': refuse,
  'payments.hold': hold,
  'payments.stuck': stuck,
  'payments.contradictions': contradictions,
  'payments.resolve': resolve,
  'payments.askCompany': askCompany,
  'payments.giveBack': giveBack,

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
  'members.limits': memberLimits,
  'members.exclude': excludeMember,
  'members.rewards': memberRewards,
  'members.messages': memberMessages,
  'members.invited': memberInvited,
  'members.note': addNote,
  'members.removeNote': removeNote,
  'members.tag': tagMember,
  'members.lock': lockMembers,
  'members.unlock': unlockMember,
  'members.close': closeMember,
  'exclusions.list': exclusionRegister,
  'exclusions.import': importExclusions,
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
  'audit.list': listEvents,
  'audit.check': checkEvents,
  'system.overview': systemOverview,
  'system.retryJob': retryJob,
  'system.dropJob': dropJob,
  'system.resumeProvider': resumeProvider,
} as const satisfies Record<string, OpDeclaration>

export type Ops = typeof ops
export type OpName = keyof Ops

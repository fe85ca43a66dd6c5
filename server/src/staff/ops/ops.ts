import type { ConsoleDeps, ConsolePart } from '#kernel/console-part.ts'
import { decideApproval } from '#staff/approvals/decide.ts'
import { getApproval, listApprovals } from '#staff/approvals/list-approvals.ts'
import { beginEnrolment, finishEnrolment } from '#staff/enrolment/enrol.ts'
import { checkEvents, listEvents } from '#staff/events/list-events.ts'
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from '#staff/passkeys/own-passkeys.ts'
import { passkeyOptions, signInByPasskey } from '#staff/passkeys/sign-in-by-passkey.ts'
import { signIn } from '#staff/session/sign-in.ts'
import { listKeys } from '#staff/system/keys.ts'
import { keyActs, rotateKey } from '#staff/system/rotate-key.ts'
import { dropJob, resumeProvider, retryJob, systemOverview } from '#staff/system/system.ts'
import { endStaffSessions, grantRole, inviteStaff, leaveStaff, removeStaffPasskey, revokeRole } from '#staff/team/change-staff.ts'
import { grantActs } from '#staff/team/grant-acts.ts'
import { listStaff } from '#staff/team/list-staff.ts'
import { listOps } from '#staff/tokens/list-ops.ts'
import { endToken, listTokens, makeToken } from '#staff/tokens/own-tokens.ts'
import { me } from './me.ts'
import { signOut } from './sign-out.ts'

export const ops = (deps: ConsoleDeps) =>
  ({
    'session.signIn': signIn(deps),
    'session.passkeyOptions': passkeyOptions(deps),
    'session.passkeySignIn': signInByPasskey(deps),
    'session.signOut': signOut(deps),
    'session.me': me(deps),
    'enrolment.begin': beginEnrolment(deps),
    'enrolment.finish': finishEnrolment(deps),
    'approvals.list': listApprovals(deps),
    'approvals.get': getApproval(deps),
    'approvals.decide': decideApproval(deps),
    'staff.list': listStaff(deps),
    'staff.invite': inviteStaff(deps),
    'staff.grant': grantRole(deps),
    'staff.revoke': revokeRole(deps),
    'staff.leave': leaveStaff(deps),
    'staff.endSessions': endStaffSessions(deps),
    'staff.removePasskey': removeStaffPasskey(deps),
    'passkeys.list': listPasskeys(deps),
    'passkeys.begin': beginPasskey(deps),
    'passkeys.add': addPasskey(deps),
    'passkeys.remove': removePasskey(deps),
    'tokens.list': listTokens(deps),
    'tokens.make': makeToken(deps),
    'tokens.end': endToken(deps),
    'ops.list': listOps(),
    'audit.list': listEvents(deps),
    'audit.check': checkEvents(deps),
    'system.overview': systemOverview(deps),
    'system.retryJob': retryJob(deps),
    'system.dropJob': dropJob(deps),
    'system.resumeProvider': resumeProvider(deps),
    'system.keys': listKeys(deps),
    'system.rotateKey': rotateKey(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>

export const approvals = (deps: ConsoleDeps) => ({ ...grantActs(deps), ...keyActs(deps) })

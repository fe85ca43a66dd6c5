import type { ConsoleDeps, ConsolePart } from '#kernel/subject.ts'
import { beginEnrolment, finishEnrolment } from '#staff/enrolment/enrol.ts'
import { signIn } from '#staff/session/sign-in.ts'
import { me } from './me.ts'
import { signOut } from './sign-out.ts'

export const ops = (deps: ConsoleDeps) =>
  ({
    'session.signIn': signIn(deps),
    'session.signOut': signOut(deps),
    'session.me': me(deps),
    'enrolment.begin': beginEnrolment(deps),
    'enrolment.finish': finishEnrolment(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>

export const approvals = () =>
  ({
    'staff.grant': { facts: () => Promise.resolve({}), sealed: [], carryOut: () => Promise.resolve() },
    'staff.grantEverywhere': { facts: () => Promise.resolve({}), sealed: [], carryOut: () => Promise.resolve() },
  }) satisfies ReturnType<NonNullable<ConsolePart['approvals']>>

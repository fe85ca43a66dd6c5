import type { Deps } from '#kernel/deps.ts'
import { OpRefusal } from '#kernel/ops/op-refusal.ts'
import type { ConsolePart } from '#kernel/subject.ts'
import { me } from './me.ts'
import { signOut } from './sign-out.ts'

export const ops = (deps: Deps) =>
  ({
    'session.signIn': () => Promise.reject(new OpRefusal('staff.sign.in.refused')),
    'session.signOut': signOut(deps),
    'session.me': me(deps),
  }) satisfies ReturnType<NonNullable<ConsolePart['ops']>>

export const approvals = () =>
  ({
    'staff.grant': { facts: () => Promise.resolve({}), sealed: [], carryOut: () => Promise.resolve() },
    'staff.grantEverywhere': { facts: () => Promise.resolve({}), sealed: [], carryOut: () => Promise.resolve() },
  }) satisfies ReturnType<NonNullable<ConsolePart['approvals']>>

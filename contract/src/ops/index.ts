import type { OpDeclaration } from './op.ts'
import { approve, hold, refuse } from './payments/decide.ts'
import { get, queue } from './payments/queue.ts'
import { askCompany, contradictions, giveBack, resolve, stuck } from './payments/repair.ts'
import { me } from './session/me.ts'
import { signIn } from './session/sign-in.ts'
import { signOut } from './session/sign-out.ts'

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
} as const satisfies Record<string, OpDeclaration>

export type Ops = typeof ops
export type OpName = keyof Ops

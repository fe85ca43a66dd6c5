import type { OpDeclaration } from './op.ts'
import { me } from './session/me.ts'
import { signIn } from './session/sign-in.ts'
import { signOut } from './session/sign-out.ts'

/** Every op of the console, by its name. */
export const ops = {
  'session.signIn': signIn,
  'session.signOut': signOut,
  'session.me': me,
} as const satisfies Record<string, OpDeclaration>

export type Ops = typeof ops
export type OpName = keyof Ops

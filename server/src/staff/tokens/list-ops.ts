import { ops, type OpName } from '@foyer/contract/ops/index'
import type { OpDeclaration } from '@foyer/contract/ops/op'
import { tokenRefusal } from '#kernel/ops/by-token.ts'
import type { OpService } from '#kernel/ops/op-answers.ts'
import { mayAt } from '#kernel/ops/permission-at.ts'
import type { StaffSession } from '#kernel/ops/staff-session.ts'

const isOpen = ({ permission, ...op }: OpDeclaration, { grants, token }: StaffSession): boolean => {
  if (permission === 'stranger' || (token && tokenRefusal(op, token))) return false
  return permission === 'signed-in' || grants.some(({ merchant }) => mayAt(grants, permission, merchant))
}

/** What the caller may do somewhere. Of one merchant a role may be missing; then the call itself says so. */
export const listOps = (): OpService<'ops.list'> => (_request, caller) =>
  Promise.resolve({
    ops: (Object.keys(ops) as OpName[]).flatMap(name => {
      const op: OpDeclaration = ops[name]
      if (!isOpen(op, caller.session)) return []
      const { method, path, summary, scope, request } = op
      return [{ name, method, path, summary, scope, request }]
    }),
  })

import { approvalKinds } from '@foyer/contract/ops/approvals/kinds'
import { ops, type OpName } from '@foyer/contract/ops/index'
import type { OpDeclaration } from '@foyer/contract/ops/op'
import { permissions, roles, type Permission, type Role } from '@foyer/contract/ops/permissions'
import type { TObject } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createConsoleStage, type ConsoleStage } from '#staff/testing/console-stage.ts'

let stage: ConsoleStage
beforeAll(async () => {
  stage = await createConsoleStage()
})
afterAll(() => stage.close())

const all = Object.entries(ops) as [OpName, OpDeclaration][]
const guarded = all.filter(([, { permission }]) => permission !== 'stranger' && permission !== 'signed-in')

/** Whether the table of permissions lets somebody with this role, at alpha alone, make the call at `merchant`. */
const isAllowed = ({ permission, scope }: OpDeclaration, role: Role, merchant: string): boolean =>
  (scope === 'house' || merchant === 'alpha') && (permissions[permission as Permission] as readonly Role[]).includes(role)

describe.each(roles)('who is %s at alpha', role => {
  // Proves staff-6.
  test('makes there the calls that the table of permissions gives the role, no other one, and none at beta', async () => {
    const staff = await stage.staff(role, { at: 'alpha' })
    const wrong: string[] = []
    for (const [name, op] of guarded) {
      for (const merchant of ['alpha', 'beta']) {
        // An empty request: whoever is let in hears what is missing, or gets an answer.
        const outcome = await staff.call(name, {}, merchant)
        const isForbidden = !outcome.success && outcome.code === 'staff.forbidden'
        if (isForbidden === isAllowed(op, role, merchant)) wrong.push(`${name} at ${merchant}: ${outcome.success ? 'answered' : outcome.code}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

// Proves staff-6.
test('nobody is let in without a session', async () => {
  const visitor = stage.visitor()
  const closed = all.filter(([, { permission }]) => permission !== 'stranger')
  const outcomes = await Promise.all(closed.map(async ([name]) => await visitor.call(name, {})))
  expect(new Set(outcomes.map(outcome => (outcome.success ? 'answered' : outcome.code)))).toEqual(new Set(['staff.signed.out']))
})

test('every permission is of some call or of some approval', () => {
  const used = new Set([...all.map(([, { permission }]) => permission), ...Object.values(approvalKinds).flatMap(({ ask, decide }) => [ask, decide])])
  expect((Object.keys(permissions) as Permission[]).filter(permission => !used.has(permission))).toEqual([])
})

// Proves staff-9.
test('every act names its event, and its path is its own', () => {
  expect(all.filter(([, op]) => op.method === 'POST' && op.event === undefined)).toEqual([])
  expect(new Set(all.map(([, { path }]) => path)).size).toBe(all.length)
  // What a read is about is a field of its request.
  const lost = all.filter(([, { about, request }]) => about && !Object.keys((request as TObject).properties).includes(about[1]))
  expect(lost.map(([name]) => name)).toEqual([])
})

import { expect, test } from 'vitest'
import { elsewhereFor, isOpenToVisitors, type Access, type Elsewhere } from './access.ts'

const visitor = null
const member = { type: 0 }
const agents = [{ type: 1 }, { type: 2 }]
const guest = { type: 4 }

/** Where a visitor, a member and an agent are sent; null if they may stay. */
const rules: readonly [Access, visitor: Elsewhere | null, member: Elsewhere | null, agent: Elsewhere | null][] = [
  ['public', null, null, null],
  ['visitor', null, 'onwards', 'onwards'],
  ['member', 'login', null, null],
  ['member-or-home', 'home', null, null],
  ['agent', 'login', 'home', null],
]

// Proves navigation-36, referral-4.
test.each(rules)('a page for "%s": a visitor is sent to %s, a member to %s, an agent to %s', (access, forVisitor, forMember, forAgent) => {
  expect(elsewhereFor(access, visitor)).toBe(forVisitor)
  expect(elsewhereFor(access, member)).toBe(forMember)
  for (const agent of agents) expect(elsewhereFor(access, agent)).toBe(forAgent)
})

// Proves navigation-36.
test('a free-play guest may sign in or register, and is no agent', () => {
  expect(elsewhereFor('visitor', guest)).toBeNull()
  expect(elsewhereFor('member', guest)).toBeNull()
  expect(elsewhereFor('agent', guest)).toBe('home')
})

test('search engines may list what visitors may open', () => {
  expect(rules.map(([access]) => access).filter(isOpenToVisitors)).toEqual(['public', 'visitor'])
})

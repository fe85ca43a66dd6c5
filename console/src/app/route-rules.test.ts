import { permissions, permissionsOf, roles, type Role } from '@foyer/contract/ops/permissions'
import { expect, test } from 'vitest'
import { isAt, tabRoutes, visibleRoutes } from './route-rules.ts'
import { rootOf, routes } from './routes.ts'

const seenBy = (role: Role) => {
  const own = permissionsOf([role])
  return visibleRoutes(routes, permission => permission === 'signed-in' || own.includes(permission)).map(rootOf)
}

// Proves staff-29.
test('each role sees the pages of its permissions, and no others', () => {
  expect(seenBy('editor')).toEqual(['/', '/content', '/campaigns', '/reports', '/tokens', '/passkeys'])
  expect(seenBy('auditor')).toEqual(expect.arrayContaining(['/', '/approvals', '/staff', '/audit', '/system']))
  expect(seenBy('support')).not.toContain('/staff')
  for (const role of roles)
    for (const { permission, ...route } of routes)
      expect([role, rootOf(route), seenBy(role).includes(rootOf(route))]).toEqual([
        role,
        rootOf(route),
        permission === 'signed-in' || (permissions[permission] as readonly Role[]).includes(role),
      ])
})

test('no two pages have the same address, title or key', () => {
  for (const all of [routes.map(rootOf), routes.map(({ title }) => title), routes.map(({ key }) => key)]) expect(new Set(all).size).toBe(all.length)
})

test('the tab bar of a phone has three pages at most', () => {
  expect(tabRoutes(routes).length).toBeLessThanOrEqual(3)
  expect(tabRoutes(Array.from({ length: 5 }, () => ({ ...routes[0]!, tab: true as const })))).toHaveLength(3)
})

test('an address belongs to the page whose address it begins with', () => {
  const approvals = { path: '/approvals/:merchant?/:id?' } as const
  expect(['/approvals', '/approvals/demo/7', '/approval', '/'].filter(address => isAt(approvals, address))).toEqual([
    '/approvals',
    '/approvals/demo/7',
  ])
  expect(['/', '/approvals'].filter(address => isAt({ path: '/' }, address))).toEqual(['/'])
})

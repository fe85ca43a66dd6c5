import { expect, test } from 'vitest'
import { contentPolicy } from './content-policy.ts'

// Proves navigation-43.
test('Trusted Types are enforced where no script of others is let in, and left out where one is', () => {
  const policyWith = (script?: readonly string[], development = false) =>
    contentPolicy({ styles: [], origins: { ...(script && { script }) }, development })
  const enforced = "; require-trusted-types-for 'script'; trusted-types foyer dompurify"
  expect([policyWith().endsWith(enforced), policyWith([]).endsWith(enforced)]).toEqual([true, true])
  expect(policyWith(['https://pixels.test'])).not.toContain('trusted-types')
  expect(policyWith([], true)).not.toContain('trusted-types')
})

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isTitled, missingTests, namedTestsIn } from './named-tests.ts'

const root = join(import.meta.dirname, '../..')

describe('tests that a document names', () => {
  test('a file with its titles, and the next file', () => {
    expect(namedTestsIn('`a.test.ts` "one"; "two \\"three\\"", and `b.e2e.ts`; no `c.ts`')).toEqual([
      { path: 'a.test.ts', titles: ['one', 'two "three"'] },
      { path: 'b.e2e.ts', titles: [] },
    ])
  })

  test('a title is one of a test, a group or a case, not any other words', () => {
    expect(isTitled("test('the rule holds', () => {})", 'the rule')).toBe(true)
    expect(isTitled("test.each([\n  ['the rule', 1],\n])('%s', () => {})", 'the rule')).toBe(true)
    expect(isTitled("test('%s in %s: the rule', () => {})", 'the rule')).toBe(true)
    expect(isTitled("// 'the rule'\nconst words = 'the rule'\ntest('where the rule ends', () => {})", 'the rule')).toBe(false)
  })

  test('a missing test is found', () => {
    const here = '`tools/checks/named-tests.test.ts`'
    expect(missingTests(root, `${here} "a title is one of a test"; "nobody wrote this one"; \`tools/gone.test.ts\` "x"`)).toEqual([
      'tools/checks/named-tests.test.ts: no test begins with "nobody wrote this one"',
      'tools/gone.test.ts: there is no such file',
    ])
  })
})

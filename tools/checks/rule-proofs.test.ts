import { describe, expect, test } from 'vitest'
import { proofsIn, proofsPage, titlesIn } from './rule-proofs.ts'

const titled = (source: string) => titlesIn('a.test.ts', source).map(({ title }) => title)

describe('what has a title', () => {
  test.each([
    ["describe('a group', () => { test('a test', () => {}) })", ['a group', 'a test']],
    ["test.each<[string, number]>([\n  ['a case', 1],\n] as const)('%s', async () => {})", ['%s', 'a case']],
    ["test.runIf(postgresUrl)('on PostgreSQL', async () => {})", ['on PostgreSQL']],
    ['phoneTest(`of ${kind}`, async () => {})', ['of ${kind}']],
    ["use('no test')", []],
  ])('%s', (source, titles) => {
    expect(titled(source)).toEqual(titles)
  })
})

describe('what a test says that it proves', () => {
  test('stands right above it, for one rule or several', () => {
    const source = [
      "// Proves a-1, b-22.\ntest('one', () => {})",
      "// Why.\n// Proves a-3.\n// More.\ndescribe('group', () => {\n  // Proves a-4.\n  test.each([\n    // Proves a-5.\n    ['row', 1],\n  ])('%s', () => {})\n})",
    ].join('\n')
    expect(proofsIn('x.test.ts', source).map(({ rule, title }) => `${rule} ${title}`)).toEqual([
      'a-1 one',
      'b-22 one',
      'a-3 group',
      'a-4 %s',
      'a-5 row',
    ])
  })

  test('above anything else it is refused', () => {
    expect(() => proofsIn('x.test.ts', "// Proves a-1.\nconst x = 1\ntest('one', () => {})")).toThrow('x.test.ts: "Proves a-1." stands above no test')
  })

  test('the page of proofs lists them by rule and file', () => {
    const rule = { id: 'page-1', name: 'Once', text: '' }
    const page = { file: 'page.md', headings: [{ spec: '1', section: '4', name: 'Login', rules: [rule] }], stray: [] }
    const proofs = [
      { rule: 'page-1', path: 'a.test.ts', title: 'it is *so*' },
      { rule: 'page-2', path: 'a.test.ts', title: 'other' },
    ]
    expect(proofsPage(page, proofs)).toContain('## page-1\n\nOnce.\n\n- `a.test.ts`\n  - it is \\*so\\*\n')
    expect(proofsPage(page, proofs)).not.toContain('other')
  })
})

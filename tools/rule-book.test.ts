import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { missingTests } from './named-tests.ts'
import { faultsOf, proofsOf, readPage, readRuleBook, subjectsOf } from './rule-book.ts'

const root = join(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'docs/rules/README.md'), 'utf8')
const subjects = subjectsOf(readme)
const pages = readRuleBook(join(root, 'docs/rules'))

describe('a page of rules is read', () => {
  const page = readPage(
    'page.md',
    [
      '# Page',
      '',
      'Words.',
      '',
      '## spec 1 §4, Login',
      '',
      '- **One at a time.** While it is processing …',
      '  - Decided: so.',
      '  - Proof: `a.test.ts` "one"',
      '- **Nothing else.** It ends.',
    ].join('\n'),
  )

  test('headings with their rules', () => {
    expect(page.stray).toEqual([])
    expect(page.headings).toMatchObject([
      { spec: '1', section: '4', name: 'Login', rules: [{ name: 'One at a time' }, { name: 'Nothing else', text: '- **Nothing else.** It ends.' }] },
    ])
  })

  test('a heading without its number, and a table outside a rule, are faults', () => {
    expect(readPage('page.md', '# Page\n\n## Login\n\n| a | b |\n').stray).toEqual(['## Login', '| a | b |'])
  })

  test.each([
    ['- **Rule.** It holds.\n  - Proof: `a.test.ts` "one"', []],
    ['- **Rule.** It holds.\n  - Not yet: push; chat (the rest; all of it)', []],
    ['- **Rule.** It holds.', ['neither a proof nor what is missing']],
    ['- **Rule.** It holds.\n  - Not yet: later', ['"later" is no subject of docs/rules/README.md']],
    ['- **Rule.** It holds.\n  - Proof: `a.test.ts`', ['no title after a.test.ts']],
    ['- **Rule.** It holds.\n  - Proof: by looking', ['no test in "Proof: by looking"']],
    ['- **Rule.** It holds.\n  - Proof: `a.test.ts` "one"\n  - Prof: b', ['a line that begins otherwise: "Prof: b"']],
  ])('%j: %j', (text, faults) => {
    expect(faultsOf({ name: 'Rule', text }, ['push', 'chat'])).toEqual(faults)
  })

  test('the subjects are the first column of their table', () => {
    expect(
      subjectsOf('## Subjects that are not built yet\n\n| subject | what |\n| --- | --- |\n| push | messages |\n\n## Section\n\n| no | x |'),
    ).toEqual(['push'])
  })
})

describe.each(pages)('docs/rules/$file', ({ file, headings, stray }) => {
  const rules = headings.flatMap(heading => heading.rules)

  test('every heading has its number and a rule', () => {
    expect(stray).toEqual([])
    expect(headings.filter(heading => heading.rules.length === 0).map(heading => heading.name)).toEqual([])
  })

  test('every rule has a proof, or says which subject is missing', () => {
    expect(rules.flatMap(rule => faultsOf(rule, subjects).map(fault => `${rule.name}: ${fault}`))).toEqual([])
  })

  test('every test that proves a rule is there', () => {
    expect(
      rules.flatMap(rule =>
        proofsOf(rule)
          .flatMap(proof => missingTests(root, proof))
          .map(missing => `${rule.name}: ${missing}`),
      ),
    ).toEqual([])
  })

  test('the index leads to every heading', () => {
    const links = headings.map(({ spec, section, name }) => {
      const anchor = `spec ${spec} §${section}, ${name}`
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-')
      return `[${name}](${file}#${anchor})`
    })
    expect(links.filter(link => !readme.includes(link))).toEqual([])
  })
})

test('the index has no other links', () => {
  const known = pages.flatMap(page => page.headings.map(heading => `[${heading.name}](${page.file}#`))
  const links = [...readme.matchAll(/\[[^\]]+\]\([\w-]+\.md#/g)].map(([link]) => link)
  expect(links.filter(link => !known.includes(link))).toEqual([])
})

test('every listed subject has a rule that waits for it', () => {
  const waited = pages.flatMap(page => page.headings.flatMap(heading => heading.rules.map(rule => rule.text))).join('\n')
  expect(subjects).not.toEqual([])
  expect(subjects.filter(subject => !new RegExp(`Not yet:.*\\b${subject}\\b`).test(waited))).toEqual([])
})

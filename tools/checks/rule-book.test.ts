import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { faultsOf, readPage, readRuleBook, subjectsOf } from './rule-book.ts'
import { proofsPage, readProofs } from './rule-proofs.ts'

const root = join(import.meta.dirname, '../..')
const readme = readFileSync(join(root, 'docs/rules/README.md'), 'utf8')
const subjects = subjectsOf(readme)
const pages = readRuleBook(join(root, 'docs/rules'))
const proofs = readProofs(root)
const proved = new Set(proofs.map(({ rule }) => rule))

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
      '- `page-1` **One at a time.** While it is processing …',
      '  - Decided: so.',
      '- **Nothing else.** It ends.',
    ].join('\n'),
  )

  test('headings with their rules', () => {
    expect(page.stray).toEqual([])
    expect(page.headings).toMatchObject([
      {
        spec: '1',
        section: '4',
        name: 'Login',
        rules: [
          { id: 'page-1', name: 'One at a time' },
          { id: '', name: 'Nothing else' },
        ],
      },
    ])
  })

  test('a heading without its number, and a table outside a rule, are faults', () => {
    expect(readPage('page.md', '# Page\n\n## Login\n\n| a | b |\n').stray).toEqual(['## Login', '| a | b |'])
  })

  test.each<[text: string, isProved: boolean, faults: readonly string[]]>([
    ['- `page-1` **Rule.** It holds.', true, []],
    ['- `page-1` **Rule.** It holds.\n  - Not yet: push; chat (the rest; all of it)', false, []],
    ['- `page-1` **Rule.** It holds.', false, ['no test says that it proves it, and nothing says what is missing']],
    ['- `page-1` **Rule.** It holds.\n  - Not yet: later', false, ['"later" is no subject of docs/rules/README.md']],
    ['- **Rule.** It holds.', true, ['it has no id before its name, such as `page-1`']],
    ['- `other-1` **Rule.** It holds.', true, ['it has no id before its name, such as `page-1`']],
    ['- `page-1` **Rule.** It holds.\n  - Decide: b', true, ['a line that begins otherwise: "Decide: b"']],
  ])('%j, proved: %j: %j', (text, isProved, faults) => {
    const [rule] = readPage('page.md', `# Page\n\n## spec 1 §4, Login\n\n${text}`).headings[0]?.rules ?? []
    expect(rule && faultsOf(rule, 'page.md', ['push', 'chat'], isProved)).toEqual(faults)
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

  test('every rule has an id, and a test that proves it or the subject that is missing', () => {
    expect(rules.flatMap(rule => faultsOf(rule, file, subjects, proved.has(rule.id)).map(fault => `${rule.id} ${rule.name}: ${fault}`))).toEqual([])
  })

  test('its proofs are written anew: npm run rules', () => {
    expect(readFileSync(join(root, 'docs/rules/proofs', file), 'utf8')).toBe(proofsPage({ file, headings, stray }, proofs))
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

const ids = pages.flatMap(page => page.headings.flatMap(heading => heading.rules.map(rule => rule.id)))

test('no two rules have the same id', () => {
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('every test proves rules that are there', () => {
  expect(proofs.filter(({ rule }) => !ids.includes(rule))).toEqual([])
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

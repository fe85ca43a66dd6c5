import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { citationFaults } from './citations.ts'
import { readPage, readRuleBook } from './rule-book.ts'

const root = join(import.meta.dirname, '../..')
const listed = (...options: string[]): string[] => execFileSync('git', ['ls-files', ...options], { cwd: root, encoding: 'utf8' }).split('\n')
/** Includes new files that are not committed yet. */
const paths = [...listed(), ...listed('--others', '--exclude-standard')].filter(path => path !== '' && existsSync(join(root, path)))

/** Texts for players, and this checker with its wrong examples, contain no citations. */
const CITES_NOTHING = /^(?:texts\/[A-Z]|merchants\/|package-lock\.json$|tools\/checks\/citations)/
const sources = paths.filter(path => /\.(?:[cm]?[jt]sx?|css|html|json|md|sql|ya?ml)$/.test(path) && !CITES_NOTHING.test(path))

describe('a citation without a target is found', () => {
  const pages = [
    readPage('sign-in.md', '# Page\n\n## spec 1 §4, Automatic login on load\n\n- **On errors.** Nothing.\n\n## spec 1 §8, Errors\n\n- **A.** B.'),
  ]
  const files = ['docs/captcha.md', 'docs/decisions/0006-limits.md']

  test.each([
    '// spec 1 §4',
    '// Spec 1 §4 and §8, as the player meets it',
    '// (spec 1 §4, Automatic login): why',
    '// (spec 1 §4, On errors)',
    '// docs/captcha.md, docs/decisions/0006-limits.md, decision 6, docs/decisions',
    "import { registerDocs } from '#http/docs/docs.ts' // answers /docs",
    '// the design system, and one reading of it',
  ])('not in %j', text => {
    expect(citationFaults(pages, files, text)).toEqual([])
  })

  test.each([
    ['// spec 1 §5', 'spec 1 §5: spec 1 has no §5'],
    ['// spec 1 §4, §7: both', 'spec 1 §4, §7: spec 1 has no §7'],
    ['// spec 1 §4, spec 2 §4', 'spec 2 §4: spec 2 has no §4'],
    ['// (spec 1 §4, Automatic logout)', 'spec 1 §4, Automatic logout: no heading or rule there is named so'],
    ['// spec 1, the sign-in', 'spec 1: which section?'],
    ['// see docs/gone.md', 'docs/gone.md is not there'],
    ['// decision 7 says why', 'decision 7 is not there'],
    ['// (readings, Session)', '"readings" is a text that is not in the repository: cite docs/rules or a decision, or say the reason'],
    ['// Field notes, Shell', '"Field notes" is a text that is not in the repository: cite docs/rules or a decision, or say the reason'],
    ["// the design's budget", '"design" is a text that is not in the repository: cite docs/rules or a decision, or say the reason'],
    ['// Issue "Room"', '"Issue "" is a text that is not in the repository: cite docs/rules or a decision, or say the reason'],
  ])('in %j', (text, fault) => {
    expect(citationFaults(pages, files, text)).toEqual([fault])
  })
})

test('every citation in the repository has its target', () => {
  const pages = readRuleBook(join(root, 'docs/rules'))
  const faults = sources.flatMap(path => citationFaults(pages, paths, readFileSync(join(root, path), 'utf8')).map(fault => `${path}: ${fault}`))
  expect(sources.length).toBeGreaterThan(500)
  expect(faults).toEqual([])
})
